"""Maps of real countries: what Corsica and New York have in common (GEO-01 to GEO-33, GEO-47, GEO-48, GEO-50)."""
