"""What people see and do: the page and the test kit both come through here."""
