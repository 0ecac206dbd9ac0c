/**
 * Every picture of the site: what it shows, in words for those who cannot see it, and its size. How each is drawn
 * stands in `drawings.ts`, which no visitor downloads.
 */

export interface PictureEntry {
  readonly alt: string;
  /** Pixels at full size. */
  readonly width: number;
  readonly height: number;
}

function drawing(alt: string, width: number, height: number): PictureEntry {
  return { alt, width, height };
}

export const pictures = {
  'home-hero': drawing(
    'Plan of a pool terrace drawn to scale: sand-colored pavers around a pool, palms and their afternoon shadows',
    1200,
    514,
  ),
  products: drawing('Pavers in five blends, drawn to scale side by side', 1200, 800),
  referral: drawing('Plan of two neighboring driveways, the second one marked out and half laid', 1200, 800),
  'paver-driveways': drawing(
    'Plan of a herringbone driveway with a soldier-course border, from the garage to the street',
    1200,
    800,
  ),
  'paver-patios': drawing(
    'Plan of a patio in mixed slate sizes behind a house, with a table and four chairs',
    1200,
    800,
  ),
  'pool-decks': drawing(
    'Plan of a pool deck in cream pavers with coping, loungers and the line of the screen cage',
    1200,
    800,
  ),
  'outdoor-living-spaces': drawing(
    'Plan of an outdoor room: kitchen counter, round fire pit and curved seat wall on warm pavers',
    1200,
    800,
  ),
  'commercial-pavers': drawing('Plan of a plaza with planters, parking bays and a herringbone drive aisle', 1200, 800),
  'captain-walks': drawing('Plan of a captain walk from the lanai along the seawall to a dock on the canal', 1200, 800),
  'paver-sealing': drawing(
    'A paved surface, half of it dry and pale, half of it sealed and deeper in color',
    1200,
    800,
  ),
  'city-naples': drawing('Plan of a Naples terrace: ivory travertine around a long pool at the water', 1200, 800),
  'city-fort-myers': drawing('Plan of a Fort Myers driveway that bends around two royal palms', 1200, 800),
  'city-cape-coral': drawing('Plan of a Cape Coral lot: walk from the house to the seawall, canal and dock', 1200, 800),
  'city-bonita-springs': drawing('Plan of a Bonita Springs patio with a fire pit and a seat wall', 1200, 800),
  'city-estero': drawing('Plan of an Estero lanai extended with matching pavers', 1200, 800),
  'city-marco-island': drawing('Plan of a Marco Island pool deck between house and seawall, in shell tones', 1200, 800),
  'city-sanibel': drawing(
    'Plan of a Sanibel drive in permeable pavers with wide gravel joints among native planting',
    1200,
    800,
  ),
  'city-fort-myers-beach': drawing(
    'Plan of a Fort Myers Beach parking court and path in pale, salt-resistant pavers',
    1200,
    800,
  ),
  'city-lehigh-acres': drawing('Plan of a long Lehigh Acres driveway from the road to the garage', 1200, 800),
  'gallery-driveway': drawing('Plan of a terracotta herringbone driveway with a dark border in Cape Coral', 1200, 600),
  'gallery-pool-deck': drawing('Plan of a travertine pool deck with a spa in Naples', 1200, 800),
  'gallery-fire-pit': drawing('Plan of a fire pit and a seating wall in Bonita Springs', 1200, 800),
  'gallery-captain-walk': drawing('Plan of a captain walk to a dock on Marco Island', 1200, 800),
  'gallery-courtyard': drawing('Plan of a courtyard in mixed slate sizes in Fort Myers', 1200, 800),
  'case-study-cape-coral-canal-driveway': drawing(
    'Plan of a wide driveway with room for a trailer on a canal street in Cape Coral',
    1200,
    960,
  ),
  'case-study-cape-coral-motor-court': drawing('Plan of a large motor court with two drives in Cape Coral', 1200, 960),
  'case-study-bonita-springs-outdoor-suite': drawing(
    'Plan of an outdoor suite with kitchen, fire pit and seat wall in Bonita Springs',
    1200,
    960,
  ),
  'project-naples-travertine-pool': drawing(
    'Plan of a travertine deck with matching coping around an Old Naples pool',
    1200,
    800,
  ),
  'project-fort-myers-river-drive': drawing(
    'Plan of a herringbone driveway that passes two palms in Fort Myers',
    1200,
    800,
  ),
  'project-cape-coral-dock-walk': drawing(
    'Plan of a lit walk from a pool cage to the seawall in Cape Coral',
    1200,
    800,
  ),
  'project-bonita-fire-patio': drawing(
    'Plan of a round fire pit and a curved seating wall in Bonita Springs',
    1200,
    800,
  ),
  'project-naples-motor-court': drawing('Plan of a courtyard entry in large-format slabs in North Naples', 1200, 800),
  'project-fort-myers-patio': drawing('Plan of a square patio with a table in Fort Myers', 1200, 800),
  'project-estero-lanai': drawing(
    'Plan of a lanai extension with a seam in line with the old pavers in Estero',
    1200,
    800,
  ),
  'project-marco-pool-deck': drawing(
    'Plan of a pool deck with bullnose coping beside a seawall on Marco Island',
    1200,
    800,
  ),
  'project-sanibel-permeable-drive': drawing('Plan of a permeable drive with open joints on Sanibel', 1200, 800),
  'pool-deck-travertine': drawing('Ivory travertine in four sizes, laid as ashlar', 1200, 800),
  'pool-deck-concrete': drawing('Concrete pavers in a sand blend, laid in running bond', 1200, 800),
  'pool-deck-brick': drawing('Clay brick in reds, laid as basketweave', 1200, 800),
  'pool-deck-natural-stone': drawing('Large natural stone slabs in cream and gray', 1200, 800),
  'fire-pit-round': drawing('Round fire pit of wall stone seen from above, on pavers', 1200, 900),
  'fire-pit-square': drawing('Square fire pit of wall stone seen from above, on pavers', 1200, 900),
  'article-choosing-paver-colors-florida': drawing('Six paver color blends side by side, drawn to scale', 1200, 675),
  'article-pavers-vs-concrete-comparison': drawing(
    'A paved half and a cast concrete half of one driveway, seen from above',
    1200,
    675,
  ),
  'article-paver-installation-costs-southwest-florida': drawing(
    'Plan of a driveway with its border, apron and dimensions',
    1200,
    675,
  ),
  'article-best-pavers-florida-climate': drawing(
    'Pale ashlar pavers beside a band of sand and sea grass, seen from above',
    1200,
    675,
  ),
  'article-paver-maintenance-florida-guide': drawing(
    'A paved surface washed and re-sanded from left to right',
    1200,
    675,
  ),
  'article-paver-lifespan-florida': drawing(
    'Cross-section of a paved surface: soil, base, bedding sand, pavers and edge',
    1200,
    675,
  ),
  'article-signs-driveway-needs-repair': drawing(
    'Herringbone driveway with two open joints and one paver lifted out',
    1200,
    675,
  ),
  'article-pool-deck-paver-materials-guide': drawing(
    'Travertine, concrete, brick and natural stone meeting at a pool edge',
    1200,
    675,
  ),
  'article-pool-deck-paver-options-florida': drawing(
    'Plan of a pool deck with drains, coping and expansion joints',
    1200,
    675,
  ),
  'product-euro-2pc': drawing('Euro 2PC laid in running bond, drawn to scale', 1200, 900),
  'product-euro-3pc-hexagon-12': drawing('Hexagon 12 in laid in a honeycomb, drawn to scale', 1200, 900),
  'product-paver-6x9': drawing('6 × 9 in pavers laid in running bond, drawn to scale', 1200, 900),
  'product-mega-slate-9x12': drawing('9 × 12 in Mega Slate laid in running bond, drawn to scale', 1200, 900),
  'product-mega-slate': drawing('Mega Slate in three sizes laid in ashlar, drawn to scale', 1200, 900),
  'product-mega-smooth': drawing('Mega Smooth in three sizes laid in ashlar, drawn to scale', 1200, 900),
  'product-mega-stone': drawing('Mega Stone in three sizes laid in ashlar, drawn to scale', 1200, 900),
  'product-paver-12x12': drawing('12 × 12 in pavers laid in stack bond, drawn to scale', 1200, 900),
  'product-cascade': drawing('Cascade in three sizes laid in ashlar, drawn to scale', 1200, 900),
  'product-cobble': drawing('Cobble in three sizes laid in random courses, drawn to scale', 1200, 900),
  'product-apollo': drawing('Apollo laid in basketweave, drawn to scale', 1200, 900),
  'product-paver-slabs': drawing('Two-inch slabs laid in large format, drawn to scale', 1200, 900),
  'product-avila': drawing('Avila in three sizes laid in ashlar, drawn to scale', 1200, 900),
  'product-specialty-pavers': drawing('4 × 8 in pavers laid in 45° herringbone, drawn to scale', 1200, 900),
  'product-pool-and-accessibility': drawing(
    'Pool and accessibility pavers laid in stack bond, drawn to scale',
    1200,
    900,
  ),
  'product-pool-coping-and-bullnose': drawing('Coping pieces laid in stack bond, drawn to scale', 1200, 900),
  'product-wall-systems-and-coping': drawing('Wall stones laid in running courses, drawn to scale', 1200, 900),
  'product-cumbria-and-baystone-walls': drawing(
    'Cumbria and Baystone wall stones laid in running courses, drawn to scale',
    1200,
    900,
  ),
  'product-yorkshire-wall-and-firepits': drawing(
    'Yorkshire wall stones laid in running courses, drawn to scale',
    1200,
    900,
  ),
  'product-permeable-pavers': drawing(
    '4 × 8 in permeable pavers with open joints laid in 90° herringbone, drawn to scale',
    1200,
    900,
  ),
} as const satisfies Record<string, PictureEntry>;

export type PictureId = keyof typeof pictures;

/**
 * The picture with this id.
 * @throws Error that names the picture and says where to add it.
 */
export function pictureById(id: string): PictureEntry {
  if (Object.hasOwn(pictures, id)) return pictures[id as PictureId];
  throw new Error(
    `There is no picture "${id}". Add it to src/images/pictures.ts and draw it in src/images/drawings.ts.`,
  );
}
