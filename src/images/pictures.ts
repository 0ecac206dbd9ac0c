/**
 * Every picture of the site: what it shows, in words for those who cannot see it, and its size. The picture itself is a
 * file of `masters/`.
 */

/** A rendering is made by a scene of renders/, a photo by a camera. */
export type PictureKind = 'render' | 'photo';

export interface PictureEntry {
  readonly kind: PictureKind;
  /** A rendering's begins with "Rendering", so that nobody takes it for a photograph. */
  readonly alt: string;
  /** Pixels at full size. */
  readonly width: number;
  readonly height: number;
}

/** A picture whose file stands in masters/. */
function master<Kind extends PictureKind>(kind: Kind, alt: string, width: number, height: number) {
  return { kind, alt, width, height } as const;
}

export const pictures = {
  'home-hero': master(
    'render',
    'Rendering of a stucco house with a tile roof: sand-colored pavers around a pool, two loungers, palms in late sun',
    1920,
    1200,
  ),
  'home-hero-portrait': master(
    'render',
    'Rendering of the same pool for an upright screen: palms under a wide sky, loungers by the house, pavers up to the eye',
    1200,
    1500,
  ),
  'cta-dusk': master(
    'render',
    'Rendering of a terrace on a canal at sunset: a fire pit with three garden chairs, lanterns at the seawall, a palm',
    1920,
    1200,
  ),
  products: master(
    'render',
    'Rendering of a display garden: nine paver lines side by side, from red herringbone to ivory planks, parted by dark courses',
    1920,
    1200,
  ),
  referral: master(
    'render',
    "Rendering of a new driveway in warm ashlar with a dark border, a neighbor's house beyond the lawn",
    1920,
    1200,
  ),
  'paver-driveways': master(
    'render',
    'Rendering of a herringbone drive in sand and brown pavers with a charcoal border, to the garage of a stucco house',
    1920,
    1200,
  ),
  'paver-patios': master(
    'render',
    'Rendering of a patio in sand and gray-brown pavers with a brick-red border: a round table under an umbrella, glass doors, a palm',
    1920,
    1200,
  ),
  'pool-decks': master(
    'render',
    'Rendering of a pool deck in shell and sand pavers under a bronze screen cage, with loungers, a table and palms beyond',
    1920,
    1200,
  ),
  'outdoor-living-spaces': master(
    'render',
    'Rendering of an outdoor room on warm pavers: a fire pit with a curved seat wall, a table, and a kitchen with a grill under a pergola',
    1920,
    1200,
  ),
  'commercial-pavers': master(
    'render',
    'Rendering of a row of shops with awnings on a plaza of pale 12 × 12 in pavers, dark bands crossing it, cafe tables and palms',
    1920,
    1200,
  ),
  'captain-walks': master(
    'render',
    'Rendering of a captain walk in sand-colored pavers with a brick-red border, path lights in the lawn, to a dock on a canal',
    1920,
    1200,
  ),
  'paver-sealing': master(
    'render',
    'Rendering of a drive half sealed: dry, pale pavers beside deep-colored, wet ones, a roller laid across its pail',
    1920,
    1200,
  ),
  'city-naples': master(
    'render',
    'Rendering of a Naples bayfront terrace: ivory travertine around a pool with a raised spa, palms, pilings and open water',
    1920,
    1200,
  ),
  'city-fort-myers': master(
    'render',
    'Rendering of a Fort Myers cottage with a porch: a red herringbone drive between lawn and royal palms to the garage',
    1920,
    1200,
  ),
  'city-cape-coral': master(
    'render',
    'Rendering of a captain walk along a Cape Coral canal: pale pavers on the seawall, boats on lifts, screened lanais',
    1920,
    1200,
  ),
  'city-bonita-springs': master(
    'render',
    'Rendering of a Bonita Springs terrace by the Imperial River: a fire pit with a curved seat wall, a pergola over a kitchen',
    1920,
    1200,
  ),
  'city-estero': master(
    'render',
    'Rendering of an Estero patio in tan pavers beside a screened lanai, a table under an umbrella, a lake behind',
    1920,
    1200,
  ),
  'city-marco-island': master(
    'render',
    'Rendering of a Marco Island pool deck in shell-toned planks, a spa, a boat on its lift, towers across the bay',
    1920,
    1200,
  ),
  'city-sanibel': master(
    'render',
    'Rendering of a Sanibel drive in pale permeable pavers, bending between sabal palms, sea grape and beach sunflower',
    1920,
    1200,
  ),
  'city-fort-myers-beach': master(
    'render',
    'Rendering of a Fort Myers Beach house on piles: a drive in sand-colored pavers leads under it, dunes and Gulf behind',
    1920,
    1200,
  ),
  'city-lehigh-acres': master(
    'render',
    'Rendering of a long drive in Lehigh Acres, tan pavers with a red border between lawn and slash pines, to the garage',
    1920,
    1200,
  ),
  'gallery-driveway': master(
    'render',
    'Rendering of a terracotta herringbone driveway with a charcoal border in Cape Coral, widening to the street',
    1920,
    1200,
  ),
  'gallery-pool-deck': master(
    'render',
    'Rendering of an ivory travertine pool deck in Naples: a tiled spa spills into the pool, five royal palms behind',
    1920,
    1200,
  ),
  'gallery-fire-pit': master(
    'render',
    'Rendering of a square fire pit at night in Bonita Springs, a seating wall with cushions and lanterns around it',
    1920,
    1200,
  ),
  'gallery-captain-walk': master(
    'render',
    'Rendering of a curved captain walk on Marco Island through lawn, with path lights, to a dock with a boat',
    1920,
    1200,
  ),
  'gallery-courtyard': master(
    'render',
    'Rendering of a walled court in Fort Myers in mixed slate sizes, a three-tiered fountain on a ring of dark stone',
    1920,
    1200,
  ),
  'case-study-cape-coral-canal-driveway': master(
    'render',
    'Rendering of a drive 40 by 60 feet in Cape Coral in sand and brown pavers, a red border, a boat on its trailer',
    1920,
    1200,
  ),
  'case-study-cape-coral-motor-court': master(
    'render',
    'Rendering of a motor court in Cape Coral, 65 by 80 feet of mixed slate sizes around a walled bed with two royal palms',
    1920,
    1200,
  ),
  'case-study-bonita-springs-outdoor-suite': master(
    'render',
    'Rendering of an outdoor suite in Bonita Springs: fire pit, seat wall, round table, and a kitchen under a pergola',
    1920,
    1200,
  ),
  'project-naples-travertine-pool': master(
    'render',
    'Rendering of a travertine deck with matching coping around an Old Naples pool, a lounger, a teal door in a white wall',
    1920,
    1200,
  ),
  'project-fort-myers-river-drive': master(
    'render',
    'Rendering of a red herringbone driveway in Fort Myers that bends between lawn and two royal palms to the garage',
    1920,
    1200,
  ),
  'project-cape-coral-dock-walk': master(
    'render',
    'Rendering of a walk in Cape Coral at dusk, path lights along it, from the seawall up to a lit lanai',
    1920,
    1200,
  ),
  'project-bonita-fire-patio': master(
    'render',
    'Rendering of a round fire pit in rings of pavers in Bonita Springs, a curved seating wall, two white garden chairs',
    1920,
    1200,
  ),
  'project-naples-motor-court': master(
    'render',
    'Rendering of an entrance court in large ivory slabs before a flat-roofed house in North Naples, palm shade across it',
    1920,
    1200,
  ),
  'project-fort-myers-patio': master(
    'render',
    'Rendering of a Fort Myers patio in pale gray squares with a darker border, a table under a mint umbrella',
    1920,
    1200,
  ),
  'project-estero-lanai': master(
    'render',
    'Rendering of a lanai in Estero paved in ivory ashlar under a bronze screen cage, a teak table by the sliding doors',
    1920,
    1200,
  ),
  'project-marco-pool-deck': master(
    'render',
    'Rendering of a shell-toned pool deck on Marco Island beside open water, loungers under an umbrella, two palms',
    1920,
    1200,
  ),
  'project-sanibel-permeable-drive': master(
    'render',
    'Rendering of a permeable drive on Sanibel, pale pavers with open joints, winding into sabal palms and palmetto',
    1920,
    1200,
  ),
  'pool-deck-travertine': master(
    'render',
    'Rendering of a pool deck in ivory travertine of three sizes, two loungers under a white umbrella, folded towels',
    1920,
    1200,
  ),
  'pool-deck-concrete': master(
    'render',
    'Rendering of a pool deck in sand-colored concrete pavers, a teak armchair and a small table in palm shade',
    1920,
    1200,
  ),
  'pool-deck-brick': master(
    'render',
    'Rendering of a pool deck in red clay brick, basketweave, with pale coping and two white garden chairs',
    1920,
    1200,
  ),
  'pool-deck-natural-stone': master(
    'render',
    'Rendering of a pool deck in large cream and gray stone slabs, grasses in planters along a white wall',
    1920,
    1200,
  ),
  'fire-pit-round': master(
    'render',
    'Rendering of a round fire pit with a black liner, browns and grays, three garden chairs around it, evening',
    1200,
    900,
  ),
  'fire-pit-square': master(
    'render',
    'Rendering of a square fire pit with a steel insert in brown, shell and red, two benches beside it, evening',
    1200,
    900,
  ),
  'article-choosing-paver-colors-florida': master(
    'render',
    'Rendering of five sample boards of pavers, white to charcoal, laid out in the sun on a driveway',
    1920,
    1200,
  ),
  'article-pavers-vs-concrete-comparison': master(
    'render',
    'Rendering of two driveways side by side, one of cracked and stained concrete, one of tan pavers',
    1920,
    1200,
  ),
  'article-paver-installation-costs-southwest-florida': master(
    'render',
    'Rendering of a driveway half laid, bedding sand screeded before the garage, pallets, a wheelbarrow and a level',
    1920,
    1200,
  ),
  'article-best-pavers-florida-climate': master(
    'render',
    'Rendering of a patio after an afternoon storm, shallow puddles on tan pavers, palms and a hedge behind',
    1920,
    1200,
  ),
  'article-paver-maintenance-florida-guide': master(
    'render',
    'Rendering of joint sand being swept into brown pavers, a push broom, two bags and a bucket',
    1920,
    1200,
  ),
  'article-paver-lifespan-florida': master(
    'render',
    'Rendering of a driveway cut open: pavers, sand, crushed stone, gray fabric and ground, a yellow rule beside them',
    1920,
    1200,
  ),
  'article-signs-driveway-needs-repair': master(
    'render',
    'Rendering of a sunken spot in a herringbone driveway, a long level and chalk marks around the puddle',
    1920,
    1200,
  ),
  'article-pool-deck-paver-materials-guide': master(
    'render',
    'Rendering of a pool deck laid in four materials side by side: travertine, concrete, brick and slate',
    1920,
    1200,
  ),
  'article-pool-deck-paver-options-florida': master(
    'render',
    'Rendering of wet footprints from a pool across pale pavers, a lounger by a white wall',
    1920,
    1200,
  ),
  'product-euro-2pc': master(
    'render',
    'Rendering of Euro 2PC in running bond, sand and gray-brown with tumbled edges, before a planted bed',
    1200,
    900,
  ),
  'product-euro-3pc-hexagon-12': master(
    'render',
    'Rendering of 12 in hexagons in terracotta, coral, red and buff, a clay pot with an agave and croton behind',
    1200,
    900,
  ),
  'product-paver-6x9': master(
    'render',
    'Rendering of a front walk in 6 × 9 in pavers, running bond in cream, sand and gray, between lawns to a green door',
    1200,
    900,
  ),
  'product-mega-slate-9x12': master(
    'render',
    'Rendering of 9 × 12 in Mega Slate in running bond, four grays, along a house wall with a watering can and a hose',
    1200,
    900,
  ),
  'product-mega-slate': master(
    'render',
    'Rendering of Mega Slate in three sizes, grays with brown and green, laid in ashlar, a white garden chair at the lawn',
    1200,
    900,
  ),
  'product-mega-smooth': master(
    'render',
    'Rendering of Mega Smooth in three sizes, shell to oyster, laid in ashlar under a teak table with four chairs',
    1200,
    900,
  ),
  'product-mega-stone': master(
    'render',
    'Rendering of Mega Stone in three sizes, sand and gray-brown, laid in ashlar, a planted clay pot before a pale wall',
    1200,
    900,
  ),
  'product-paver-12x12': master(
    'render',
    'Rendering of 12 × 12 in pavers in a grid of grays and shell, dark planters along a pale wall',
    1200,
    900,
  ),
  'product-cascade': master(
    'render',
    'Rendering of Cascade pavers in three sizes, buff to chestnut, laid in ashlar at an outdoor shower with a teak grate',
    1200,
    900,
  ),
  'product-cobble': master(
    'render',
    'Rendering of Cobble in three sizes, reds, browns and grays with wide joints, at the edge of a lawn',
    1200,
    900,
  ),
  'product-apollo': master(
    'render',
    'Rendering of Apollo planks woven in pairs, ivory and cream, a clay pot at a planted bed behind',
    1200,
    900,
  ),
  'product-paver-slabs': master(
    'render',
    'Rendering of large two-inch slabs in ivory and grays under a lounger and a side table, a hedge behind',
    1200,
    900,
  ),
  'product-avila': master(
    'render',
    'Rendering of Avila in three sizes, wheat, coral and cream, laid in ashlar, croton behind',
    1200,
    900,
  ),
  'product-specialty-pavers': master(
    'render',
    'Rendering of 4 × 8 in brick-red pavers in 45° herringbone with a charcoal soldier course along a lawn',
    1200,
    900,
  ),
  'product-pool-and-accessibility': master(
    'render',
    'Rendering of a pale walk in 12 × 12 in pavers that ends at a drive in two sand-colored rows with raised domes',
    1200,
    900,
  ),
  'product-pool-coping-and-bullnose': master(
    'render',
    'Rendering of ivory bullnose coping along a pool, its rounded edge over blue tile, a sand-colored deck behind',
    1200,
    900,
  ),
  'product-wall-systems-and-coping': master(
    'render',
    'Rendering of a seat wall of wall stones in buff, brown and gray with its caps, a pier with a lantern at its end',
    1200,
    900,
  ),
  'product-cumbria-and-baystone-walls': master(
    'render',
    'Rendering of a freestanding wall of split-face stones in cream and gray with caps, shrubs behind it, along a patio',
    1200,
    900,
  ),
  'product-yorkshire-wall-and-firepits': master(
    'render',
    'Rendering of a curved bench and a round hearth of Yorkshire wall stones, brown, cream and gray, with a fire lit',
    1200,
    900,
  ),
  'product-permeable-pavers': master(
    'render',
    'Rendering of 4 × 8 in permeable pavers in herringbone, gray, sand and green, chips in their open joints, grasses behind',
    1200,
    900,
  ),
} as const satisfies Record<string, PictureEntry>;

export type PictureId = keyof typeof pictures;

/** One encoded file of a picture: a width in pixels and a format. */
export interface PictureFile {
  readonly width: number;
  readonly format: 'avif' | 'webp' | 'jpg';
}

/** The name of a file of this picture. The key changes with the master, so no browser shows an older picture. */
export function pictureFile(id: string, { width, format }: PictureFile, key: string): string {
  return `${id}-${width}-${key}.${format}`;
}

/** Address of a file of a picture. */
export function pictureUrl(id: string, file: PictureFile, key: string): string {
  return `/pictures/${pictureFile(id, file, key)}`;
}

/**
 * The picture with this id.
 * @throws Error that names the picture and says where to add it.
 */
export function pictureById(id: string): PictureEntry {
  if (Object.hasOwn(pictures, id)) return pictures[id as PictureId];
  throw new Error(
    `There is no picture "${id}". Describe it in src/images/pictures.ts, and put its master into src/images/masters.`,
  );
}
