refused-sacred_ground = No city may stand beside the glade.
