"""The 18xx family: what at least two of our 18xx titles share."""
