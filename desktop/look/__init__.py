"""How things look: colours, type, icons and liveries. Uses Qt and nothing of ours."""
