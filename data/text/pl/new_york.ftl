# Nowy Jork
module-new_york = Nowy Jork
    .help = Stała kraina w naszym układzie z nazwanymi miejscami: osady stoją tylko tam. Na czerwonych polach dróg wymienia się z bankiem, a najwyżej czterech graczy ściga się do skrzyżowań po punkt.
