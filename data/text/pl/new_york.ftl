# Nowy Jork
module-new_york = Nowy Jork
    .help = Stała kraina w naszym układzie z nazwanymi miejscami: osady stoją tylko tam. Czerwone pola dróg handlują z bankiem, a do czterech graczy ściga się do skrzyżowań po punkcie.
