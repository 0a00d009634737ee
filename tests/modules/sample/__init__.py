"""A rule system as somebody outside would write it: one folder, found by walking, and nothing else changes."""
