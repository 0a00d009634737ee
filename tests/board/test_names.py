"""Names of places: printed, unique, and read generously."""

import pytest

from game.board import topology
from game.board.spelling import letters


def test_hexes_are_named_by_letters_and_go_on_after_z():
    assert [letters(n) for n in (0, 25, 26, 27, 51, 52)] == ["A", "Z", "AA", "AB", "AZ", "BA"]
    assert topology("five_six").hex_names[-1] == "AD"


@pytest.mark.parametrize("layout", ["base", "five_six", "corsica", "new_york"])
def test_every_name_is_unique_and_leads_back_to_its_place(layout):
    graph = topology(layout)
    assert [graph.find_hex(name) for name in graph.hex_names] == list(graph.hexes)
    assert [graph.find_corner(name) for name in graph.corner_names] == list(graph.corners)
    assert [graph.find_edge(name) for name in graph.edge_names] == list(graph.edges)
    assert graph.corner_names[0] == "1" and graph.corner_names[-1] == str(len(graph.corners))
    for name, (a, b) in zip(graph.edge_names, graph.edge_corners, strict=True):
        assert name == f"{a + 1}-{b + 1}"


def test_names_are_read_generously():
    graph = topology("base")
    edge = graph.edge_between[0, 3]
    assert graph.edge_names[edge] == "1-4"
    for text in ("1-4", "4-1", " 1 - 4 ", "1–4", "1 4", "01/04", "1, 4", "#1-#4"):
        assert graph.find_edge(text) == edge, text
    assert graph.find_hex(" a ") == 0 and graph.find_hex("S") == graph.find_hex("s.") == 18
    assert graph.find_corner("#07") == graph.find_corner(" 7") == 6


@pytest.mark.parametrize("text", ["", " ", "T", "AA", "0", "A1", "1", "💎", "hex"])
def test_no_hex_is_found_where_none_is_named(text):
    assert topology("base").find_hex(text) is None


@pytest.mark.parametrize("text", ["", "0", "55", "-", "A", "1-4", "5 4", "1.5", "two"])
def test_no_corner_is_found_where_none_is_named(text):
    assert topology("base").find_corner(text) is None


@pytest.mark.parametrize("text", ["", "-", "1", "14", "1-1", "1-2", "1-99", "1-4-5", "a-b"])
def test_no_edge_is_found_where_none_is_named(text):
    assert topology("base").find_edge(text) is None


def test_sites_and_regions_are_found_by_name_too():
    graph = topology("corsica")
    aleria = graph.find_corner("Aléria")
    assert aleria is not None and graph.sites[aleria].id == "S14"
    assert graph.find_corner("aleria") == graph.find_corner("s14") == graph.find_corner("S 14") == aleria
    assert graph.find_corner("ile rousse") is None
    rousse = graph.find_corner("l'ile-rousse")
    assert rousse is not None and graph.sites[rousse].name == "L'Île-Rousse"
    neighbour = graph.corner_neighbours[rousse][0]
    edge = graph.edge_between[rousse, neighbour]
    assert graph.find_edge(f"L'Île-Rousse - {neighbour + 1}") == graph.find_edge(f"{neighbour + 1} S02") == edge
    assert graph.find_hex("plain of aleria") == graph.regions.index("Plain of Aléria") == 13


def test_the_number_of_a_corner_is_never_a_site_number():
    graph = topology("new_york")
    assert graph.find_corner("9") == 8 != graph.find_corner("S9")
