# Co łączy mapy: nazwane miejsca, skrzyżowania, prawa handlu.
refused-no_site = Tu nie można się osiedlić: osady stoją tylko na kółkach z nazwą.
refused-stop_at_site = Twoja droga doszła do wolnego miejsca. Najpierw załóż tam osadę, potem buduj dalej.
event-crossing_reached = { $seat } pierwszą drogą dochodzi do skrzyżowania { $corner } i bierze jego punkt.
points-crossings = Skrzyżowania zdobyte jako pierwsze
look-crossing-token = punkt za pierwszą drogę
look-crossing-tokens = { $n ->
    [one] { $n } punkt ze skrzyżowań
    [few] { $n } punkty ze skrzyżowań
    [many] { $n } punktów ze skrzyżowań
   *[other] { $n } punktu ze skrzyżowań
}
look-crossing = skrzyżowanie, na którym można budować
