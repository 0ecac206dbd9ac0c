import { writeFileSync } from 'node:fs';
import { blends, sceneGround, sceneLayouts } from './layouts';

/** Writes a scene's layouts and all blends as JSON: `npx tsx lay.ts <scene> <file>`. */
const [scene, file] = process.argv.slice(2);
writeFileSync(file, JSON.stringify({ layouts: sceneLayouts(scene), blends: blends(), ground: sceneGround(scene) }));
