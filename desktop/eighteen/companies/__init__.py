"""The kinds of company, one model class each."""
