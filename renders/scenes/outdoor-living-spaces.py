"""An outdoor room: kitchen under a pergola, fire pit and seat wall on one patio."""
from kit import outdoor_room

outdoor_room.room(paved=True, samples=16)
