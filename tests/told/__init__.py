"""What people read, held against what happened."""
