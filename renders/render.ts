import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import sharp from 'sharp';
import { isPictureId, pictures } from '../src/images/pictures';
import { bareScene, GROUND_SAMPLE, masterFile, truthFile, type GroundTruth } from './grounds';
import { blends, sceneGround, sceneLayouts } from './layouts';

/**
 * Renders scenes to masters: `npm run render -- <scene>…` or `--all`, in this folder. Renders only what changed, and
 * never overwrites a photograph. `--draft` writes a small, quick picture to the temporary folder instead, and leaves
 * masters and hashes unchanged; `--status` only lists the scenes to render. `<scene> --parts <left>,<top>,<right>,<bottom>…`
 * renders only these rectangles and sets them into the master; `--parts none` records that a change doesn't show.
 */

const RENDERS = __dirname;
/** The picture of the ground that the site offers as a sample, which people download, and what it knows about it. */
const SAMPLE_PICTURE = path.join(RENDERS, '../src/static/ground-sample.webp');
const SAMPLE_FACTS = path.join(RENDERS, '../src/images/groundSample.json');
const RECORD = path.join(RENDERS, 'rendered.json');
/** Largest master and largest sample in bytes; the quality is lowered until they fit. */
const MASTER_BYTES = 900_000;
const SAMPLE_BYTES = 230_000;
const MASTER_QUALITY = 88;
const SAMPLE_QUALITY = 78;
const DRAFT = ['640', '12'];
/** Pixels over which a part fades into the master. */
const FADE = 8;

interface Rendered {
  /** Hash of the scene, the parts of the kit it uses, and its layouts, without comments. */
  readonly hash: string;
  readonly samples: number;
  readonly seconds: number;
  /** Rectangles rendered later than the rest, left,top,right,bottom in pixels of the master, with spaces between. */
  readonly parts?: string;
}

function scenes(): string[] {
  return readdirSync(path.join(RENDERS, 'scenes'))
    .filter((name) => name.endsWith('.py'))
    .map((name) => name.slice(0, -3))
    .sort();
}

function isPhoto(scene: string): boolean {
  return isPictureId(scene) && pictures[scene].kind === 'photo';
}

function sceneFile(scene: string): string {
  return path.join(RENDERS, 'scenes', `${scene}.py`);
}

/** Returns the modules of the kit that a source imports, directly or indirectly. */
function kitModules(source: string, found = new Set<string>()): Set<string> {
  const names = [
    ...[...source.matchAll(/^from (?:kit)?\.(\w+) import/gm)].map(([, name]) => name),
    ...[...source.matchAll(/^from (?:kit|\.) import (.+)$/gm)].flatMap(([, list]) => list.split(/,\s*/)),
  ];
  for (const name of names) {
    const file = path.join(RENDERS, 'kit', `${name.trim()}.py`);
    if (found.has(file) || !existsSync(file)) continue;
    found.add(file);
    kitModules(readFileSync(file, 'utf8'), found);
  }
  return found;
}

/** Returns Python without comments and docstrings, so that rewording one does not call for a new rendering. */
function codeOf(source: string): string {
  return source
    .replace(/^\s*"""[^]*?"""\n/gm, '')
    .replace(/^\s*# .*\n/gm, '')
    .replace(/\s+# .*$/gm, '');
}

function inputs(scene: string): { hash: string; layouts: string } {
  const source = readFileSync(sceneFile(scene), 'utf8');
  const layouts = JSON.stringify({ layouts: sceneLayouts(scene), blends: blends(), ground: sceneGround(scene) });
  const hash = createHash('sha256').update(codeOf(source)).update(layouts);
  for (const file of [...kitModules(source)].sort()) hash.update(codeOf(readFileSync(file, 'utf8')));
  return { hash: hash.digest('hex').slice(0, 16), layouts };
}

function record(): Record<string, Rendered> {
  return existsSync(RECORD) ? JSON.parse(readFileSync(RECORD, 'utf8')) : {};
}

function writeRecord(scene: string, rendered: Rendered): void {
  // Reads the record again, because another run may have changed it meanwhile.
  const all = { ...record(), [scene]: rendered };
  const sorted = Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(RECORD, `${JSON.stringify(sorted, null, 2)}\n`);
}

/** Writes a file in the best quality, from `quality` down, at which it is at most this large. */
async function writeWithin(
  file: string,
  most: number,
  quality: number,
  encode: (quality: number) => Promise<Buffer>,
): Promise<void> {
  const bytes = await encode(quality);
  if (bytes.length > most) return writeWithin(file, most, quality - 3, encode);
  writeFileSync(file, bytes);
}

async function writeMaster(picture: string | Buffer, scene: string): Promise<void> {
  await writeWithin(masterFile(scene), MASTER_BYTES, MASTER_QUALITY, (quality) =>
    sharp(picture).jpeg({ quality, mozjpeg: true }).toBuffer(),
  );
  if (scene !== GROUND_SAMPLE) return;
  await writeWithin(SAMPLE_PICTURE, SAMPLE_BYTES, SAMPLE_QUALITY, (quality) =>
    sharp(picture).webp({ quality }).toBuffer(),
  );
}

async function writeJson(file: string, value: unknown): Promise<void> {
  writeFileSync(file, await format(JSON.stringify(value), { ...(await resolveConfig(file)), filepath: file }));
}

/**
 * Sets the part of a picture that was rendered, the paved ground, into the picture of the bare one, and writes down
 * what the camera saw where.
 */
async function withGround(scene: string, picture: string): Promise<Buffer> {
  const truth = JSON.parse(readFileSync(`${picture}.truth.json`, 'utf8')) as GroundTruth;
  const [left, top] = truth.box;
  await writeJson(truthFile(scene), truth);
  if (bareScene(scene) === GROUND_SAMPLE) {
    const { width, height, corners, widthInches, depthInches, outline } = truth;
    await writeJson(SAMPLE_FACTS, { width, height, corners, widthInches, depthInches, outline });
  }
  return sharp(readFileSync(masterFile(bareScene(scene))))
    .composite([{ input: picture, left, top }])
    .png()
    .toBuffer();
}

/**
 * Runs Blender on a scene, and returns the number of samples. `written` is the last file it writes.
 * @throws Error with the end of Blender's output if there is no picture
 */
function blender(scene: string, layouts: string, picture: string, more: readonly string[], written = picture): number {
  const layoutFile = `${picture}.layouts.json`;
  writeFileSync(layoutFile, layouts);
  const run = spawnSync(
    'blender',
    [
      '-b',
      '--factory-startup',
      '-noaudio',
      '-P',
      path.join(RENDERS, 'kit/run.py'),
      '--',
      sceneFile(scene),
      picture,
      ...more,
    ],
    { encoding: 'utf8', maxBuffer: 1 << 28, env: { ...process.env, SCENE_LAYOUTS: layoutFile } },
  );
  if (run.error)
    throw new Error(`Blender could not be started (${run.error.message}). Debian's package "blender" has it.`);
  const samples = /^SAMPLES (\d+)$/m.exec(run.stdout);
  if (!samples || !existsSync(written)) {
    throw new Error(`No picture of "${scene}". Blender said:\n${(run.stdout + run.stderr).slice(-2000)}`);
  }
  return Number(samples[1]);
}

/** Returns the master with freshly rendered parts set in, which fade out toward their edges but not at the picture's. */
async function withParts(scene: string, parts: readonly { file: string; box: readonly number[] }[]): Promise<Buffer> {
  const master = sharp(readFileSync(masterFile(scene)));
  const { width, height } = await master.metadata();
  const layers = await Promise.all(
    parts.map(async ({ file, box: [left, top, right, bottom] }) => {
      const { data, info } = await sharp(file).removeAlpha().ensureAlpha().raw().toBuffer({ resolveWithObject: true });
      const atLeft = left === 0 ? FADE : 0;
      const atTop = top === 0 ? FADE : 0;
      const atRight = right === width ? FADE : 0;
      const atBottom = bottom === height ? FADE : 0;
      for (let y = 0; y < info.height; y += 1) {
        for (let x = 0; x < info.width; x += 1) {
          const inside = Math.min(x + atLeft, y + atTop, info.width - 1 - x + atRight, info.height - 1 - y + atBottom);
          data[(y * info.width + x) * 4 + 3] = Math.round(255 * Math.min(1, inside / FADE));
        }
      }
      return { input: data, raw: { width: info.width, height: info.height, channels: 4 as const }, left, top };
    }),
  );
  return master.composite(layers).png().toBuffer();
}

async function renderParts(scene: string, rectangles: readonly string[]): Promise<void> {
  const old = record()[scene];
  if (!old) throw new Error(`"${scene}" has no whole rendering yet, so there is nothing to set parts into.`);
  const { hash, layouts } = inputs(scene);
  if (rectangles.length > 0) {
    const boxes = rectangles.map((rectangle) => {
      const box = rectangle.split(',').map(Number);
      if (box.length !== 4 || !box.every(Number.isInteger))
        throw new Error(`"${rectangle}" is not four whole numbers.`);
      return box;
    });
    const folder = mkdtempSync(path.join(tmpdir(), 'scene-'));
    const picture = path.join(folder, scene);
    blender(scene, layouts, picture, ['--parts', ...rectangles], `${picture}.${rectangles.length - 1}.png`);
    await writeMaster(
      await withParts(
        scene,
        boxes.map((box, index) => ({ file: `${picture}.${index}.png`, box })),
      ),
      scene,
    );
    rmSync(folder, { recursive: true });
  }
  const parts = [...new Set([...(old.parts?.split(' ') ?? []), ...rectangles])].join(' ');
  writeRecord(scene, { ...old, hash, ...(parts && { parts }) });
  console.log(`${scene}: ${rectangles.length} parts`);
}

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  const partsAt = args.indexOf('--parts');
  const parts = partsAt < 0 ? [] : args.splice(partsAt).slice(1);
  const known = scenes();
  const draft = args.includes('--draft');
  const wanted =
    args.includes('--all') || args.includes('--status') ? known : args.filter((arg) => !arg.startsWith('--'));
  const unknown = wanted.filter((scene) => !known.includes(scene));
  if (wanted.length === 0 || unknown.length > 0) {
    throw new Error(
      `${unknown.length ? `No scene ${unknown.join(', ')}. ` : 'Name a scene, or --all. '}Scenes: ${known.join(', ')}.`,
    );
  }
  if (partsAt >= 0) {
    if (wanted.length !== 1 || parts.length === 0) throw new Error('Name one scene, then --parts and its rectangles.');
    await renderParts(wanted[0], parts[0] === 'none' ? [] : parts);
    return;
  }
  const stale = wanted.filter((scene) => {
    const master = masterFile(scene);
    if (draft) return true;
    if (isPhoto(scene)) return false;
    return !existsSync(master) || record()[scene]?.hash !== inputs(scene).hash;
  });
  console.log(`${stale.length} of ${wanted.length} to render.`);
  if (args.includes('--status')) {
    stale.forEach((scene) => console.log(scene));
    return;
  }
  for (const [index, scene] of stale.entries()) {
    const folder = mkdtempSync(path.join(tmpdir(), 'scene-'));
    const picture = path.join(folder, `${scene}.png`);
    const { hash, layouts } = inputs(scene);
    const start = Date.now();
    process.stdout.write(`[${index + 1}/${stale.length}] ${scene} … `);
    const samples = blender(scene, layouts, picture, draft ? DRAFT : []);
    const seconds = Math.round((Date.now() - start) / 1000);
    if (draft) {
      console.log(`${seconds} s, ${picture}`);
      continue;
    }
    await writeMaster(existsSync(`${picture}.truth.json`) ? await withGround(scene, picture) : picture, scene);
    writeRecord(scene, { hash, samples, seconds });
    rmSync(folder, { recursive: true });
    const kilobytes = Math.round(statSync(masterFile(scene)).size / 1000);
    console.log(`${samples} samples, ${seconds} s, ${kilobytes} KB`);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
