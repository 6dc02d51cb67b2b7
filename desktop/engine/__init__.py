"""The kernel: state, actions and rounds. Standard library only; knows no railway."""
