"""The turn panel: who acts, what is asked, and what each answer would bring."""
