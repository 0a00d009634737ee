"""REST v10, one file per area."""
