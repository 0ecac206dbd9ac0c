"""Parts from which the scenes are built. Lengths in meters unless a name says inches; z is up, y away from the camera."""
