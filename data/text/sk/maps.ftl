# Čo majú mapy spoločné: sídla, križovatky, obchodné cesty.
refused-no_site = Tam sa zakladať nedá: dediny stoja len na kruhoch s názvom.
refused-stop_at_site = Tvoja cesta došla k voľnému sídlu. Najprv tam založ dedinu, potom môžeš stavať ďalej.
event-crossing_reached = { $seat } má prvú cestu na križovatke { $corner } a berie jej bod.
points-crossings = Križovatky, kde nikto nebol skôr
look-crossing-token = bod za prvú cestu
look-crossing-tokens = { $n ->
    [one] { $n } bod z križovatiek
    [few] { $n } body z križovatiek
   *[other] { $n } bodov z križovatiek
}
look-crossing = križovatka, na ktorej sa dá stavať
