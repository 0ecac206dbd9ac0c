"""An outdoor room: kitchen under a pergola, and on the same patio, at a safe distance, a fire pit and seat wall."""
from kit import outdoor_room
from kit.daytime import sky_only

outdoor_room.room(paved=True, samples=12)
sky_only()
