"""The steps of stock and operating turns that our 18xx titles share."""
