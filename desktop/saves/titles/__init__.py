"""What is special to the 18xx.games files of each title, one module a title."""
