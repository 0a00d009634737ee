# Specialists, in short.
specialists = Specialists
    .also = wood specialist, brick specialist, wool specialist, grain specialist, ore specialist, specialist points
    .text = For each resource there is a specialist. It belongs to whoever alone has the most at that terrain, at least 4: a settlement counts 1 and a city 2 for each such hex. It is worth a point and brings its resource on each of your turns, even on a 7. Four specialists win at once; otherwise two more points are needed to win.
