"""Stock and operating rounds."""
