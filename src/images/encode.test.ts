/** @jest-environment node */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import sharp from 'sharp';
import { checkEntry, checkMade, checkMaster, imageFolders, readManifest, readMaster } from './encode';
import { makePictures } from './makePictures';
import { pictureFile, pictures, type PictureEntry } from './pictures';
import { widthsOf } from './slots';

// Encoding takes what it takes.
jest.setTimeout(120_000);

const root = path.join(__dirname, '../..');
const site = mkdtempSync(path.join(tmpdir(), 'pictures-'));
const { masters, derivatives } = imageFolders(site);

const id = 'product-cobble';
const entry: PictureEntry = {
  kind: 'photo',
  alt: 'Cobble in three sizes on a Naples driveway',
  width: 1200,
  height: 900,
};

/** A picture of one color takes no time to encode. */
async function paint(name: string, color: string, width = 1200, height = 900): Promise<void> {
  const picture = sharp({ create: { width, height, channels: 3, background: color } });
  await picture.jpeg().toFile(path.join(masters, `${name}.jpg`));
}

async function make(entries: Readonly<Record<string, PictureEntry>>): Promise<readonly string[]> {
  const made: string[] = [];
  await makePictures(site, (name) => made.push(name), entries);
  return made;
}

beforeEach(() => {
  rmSync(site, { recursive: true, force: true });
  mkdirSync(masters, { recursive: true });
});

afterAll(() => rmSync(site, { recursive: true, force: true }));

describe('the committed files', () => {
  const filed = Object.entries<PictureEntry>(pictures);

  // What fails here names the picture and the command that mends it.
  test('each was made from the master that is there now', async () => {
    const manifest = await readManifest(root);
    for (const [name, picture] of filed) {
      await checkMaster(name, picture, root);
      const { key } = await readMaster(name, root);
      await checkMade(name, key, manifest[name], root);
    }
  });

  test('there are no others', async () => {
    const manifest = await readManifest(root);
    expect(Object.keys(manifest).sort()).toEqual(filed.map(([name]) => name).sort());
    const wanted = Object.entries(manifest).flatMap(([name, { key }]) =>
      widthsOf(name).map((width) => pictureFile(name, { width, format: 'avif' }, key)),
    );
    expect(readdirSync(imageFolders(root).derivatives).sort()).toEqual(wanted.sort());
  });
});

describe('npm run pictures', () => {
  test('makes an AVIF file for each width, and again only what has changed', async () => {
    const entries = { [id]: entry, 'fire-pit-round': { ...entry, alt: 'Round fire pit behind a house' } };
    await paint(id, '#b5674a');
    await paint('fire-pit-round', '#557755');
    expect([...(await make(entries))].sort()).toEqual(['fire-pit-round', id]);
    const first = await readManifest(site);
    expect(Object.keys(first[id]?.avif ?? {}).map(Number)).toEqual(widthsOf(id));
    expect(first[id]?.color).toMatch(/^#b[3-7]6[5-9]4[8-c]$/);
    for (const name of readdirSync(derivatives)) {
      const { width, format } = await sharp(path.join(derivatives, name)).metadata();
      expect(name).toContain(`-${width}-`);
      expect(format).toBe('heif');
    }

    expect(await make(entries)).toEqual([]);

    // The same content counts as the same, whenever it was written.
    await paint(id, '#b5674a');
    expect(await make(entries)).toEqual([]);

    await paint(id, '#224466');
    expect(await make(entries)).toEqual([id]);
    const second = await readManifest(site);
    expect(second[id]?.key).not.toBe(first[id]?.key);
    expect(second['fire-pit-round']).toEqual(first['fire-pit-round']);
    expect(readdirSync(derivatives).filter((name) => name.includes(String(first[id]?.key)))).toEqual([]);
  });

  test('takes away what belongs to no picture any more', async () => {
    await paint(id, '#b5674a');
    await make({ [id]: entry });
    expect(readdirSync(derivatives)).toHaveLength(widthsOf(id).length);
    await make({});
    expect(readdirSync(derivatives)).toEqual([]);
    expect(await readManifest(site)).toEqual({});
  });
});

describe('what stops the build, by the name of the picture', () => {
  const remedy = /"product-cobble".*npm run pictures/s;

  async function checkAll(): Promise<void> {
    const { key } = await readMaster(id, site);
    await checkMade(id, key, (await readManifest(site))[id], site);
  }

  test('a master that is not there', async () => {
    await expect(checkMaster(id, entry, site)).rejects.toThrow(
      /"product-cobble".*no src\/images\/masters\/product-cobble\.jpg/,
    );
  });

  test('another size than pictures.ts says', async () => {
    await paint(id, '#b5674a', 1600, 1200);
    await expect(checkMaster(id, entry, site)).rejects.toThrow(/"product-cobble".*1600 × 1200.*pictures\.ts/);
  });

  test('a master too small for its slot', async () => {
    await paint(id, '#b5674a', 640, 480);
    await expect(checkMaster(id, { ...entry, width: 640, height: 480 }, site)).rejects.toThrow(
      /"product-cobble".*640 pixels are too few for product, where it is shown up to 720/,
    );
  });

  test('other proportions than those of its slot', async () => {
    await paint(id, '#b5674a', 1200, 1200);
    await expect(checkMaster(id, { ...entry, height: 1200 }, site)).rejects.toThrow(
      /"product-cobble".*1200 × 1200.*1200 : 900/,
    );
  });

  test('no alt text, or none that says anything', () => {
    for (const alt of ['', '   ', 'A driveway']) {
      expect(() => checkEntry(id, { ...entry, alt })).toThrow(/"product-cobble".*alt text/);
    }
  });

  test('a rendering that does not say that it is one, and a photo that says it is', () => {
    expect(() => checkEntry(id, { ...entry, kind: 'render' })).toThrow(/"product-cobble".*"Rendering"/);
    expect(() => checkEntry(id, { ...entry, alt: 'Rendering of cobble on a driveway' })).toThrow(
      /"product-cobble".*"Rendering"/,
    );
  });

  test('a master that nothing was made of, or that has changed since', async () => {
    await paint(id, '#b5674a');
    await expect(checkAll()).rejects.toThrow(remedy);
    await make({ [id]: entry });
    await expect(checkAll()).resolves.toBeUndefined();
    await paint(id, '#224466');
    await expect(checkAll()).rejects.toThrow(remedy);
  });

  test('an AVIF file that is missing, or is another', async () => {
    await paint(id, '#b5674a');
    await make({ [id]: entry });
    const [file = ''] = readdirSync(derivatives);
    const copy = path.join(site, 'copy');
    cpSync(derivatives, copy, { recursive: true });
    writeFileSync(path.join(derivatives, file), 'something else');
    await expect(checkAll()).rejects.toThrow(remedy);
    rmSync(path.join(derivatives, file));
    await expect(checkAll()).rejects.toThrow(remedy);
    cpSync(copy, derivatives, { recursive: true });
    await expect(checkAll()).resolves.toBeUndefined();
  });
});
