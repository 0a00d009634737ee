"""Lessons: how their files are written, that they play, and that they teach through the real door."""
