"""The life of a message in a channel: posted, changed, kept, closed, restored, and what Discord answers to each."""
