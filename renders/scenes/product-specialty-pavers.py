"""4x8 brick in 45° herringbone, its charcoal soldier course running out along the lawn."""
from kit import paving, plants
from kit.core import reset
from kit.view import around, clump, grass, litter, scattered, shot, sunlit

DAY, HOUR, SIDE = '2026-03-20', 9.2, -112

reset(16)
paving.lay(paving.layouts()['field'], 'tumbled', 0.025, speckle=0.5, border_colors=['#47484a', '#5d6468'])
around(22, seed=2, sun=SIDE)
grass(-5, 2.105, 13, 6.5, near=(0, 2), reach=3.5)
plants.hedge('ficus', -8, 7.0, 17, 7.0, 0.9, 1.3, per_meter=140)
litter(scattered(6, -1.2, 0.4, 1.0, 2.0))
shot((-1.55, 0.15, 0.95), (0.05, 1.42, 0.0), 40, (-0.1, 1.3, 0), 8, 0.15)
sunlit(DAY, HOUR, SIDE)
