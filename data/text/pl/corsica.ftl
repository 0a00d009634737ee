# Korsyka
module-corsica = Korsyka
    .help = Stała wyspa w naszym układzie z nazwanymi miejscami: osady stoją tylko tam. Na czerwonych polach dróg wymienia się z bankiem, a najwyżej czterech graczy ściga się do skrzyżowań po punkt.
