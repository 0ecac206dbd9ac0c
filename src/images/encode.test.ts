/** @jest-environment node */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { folders, foldersOf } from '../company/load/folders';
import { SourceError } from '../company/load/sourceError';
import { checkMade, imageFolders, readManifest, readMaster } from './encode';
import { pictureFile } from './files';
import { makePictures } from './makePictures';
import { pictures } from './pictures';
import type { PictureEntry } from './pictureSchema';
import type { Pictures } from './readPictures';
import { offeredWidths } from './slots';

const site = foldersOf(mkdtempSync(path.join(tmpdir(), 'pictures-')));
const { masters, derivatives } = imageFolders(site);

const id = 'product-cobble';
const entry: PictureEntry = {
  kind: 'photo',
  alt: 'Cobble in three sizes on a Naples driveway',
  slots: ['product'],
};
const widths = offeredWidths(entry.slots, 1200);

/** Creates a master in one color, which is quick to encode. */
async function paint(name: string, color: string, width = 1200, height = 900): Promise<void> {
  const picture = sharp({ create: { width, height, channels: 3, background: color } });
  await picture.jpeg().toFile(path.join(masters, `${name}.jpg`));
}

async function make(entries: Pictures): Promise<readonly string[]> {
  const made: string[] = [];
  await makePictures(site, entries, (name) => made.push(name));
  return made;
}

beforeEach(() => {
  rmSync(site.company, { recursive: true, force: true });
  mkdirSync(masters, { recursive: true });
});

afterAll(() => rmSync(site.company, { recursive: true, force: true }));

describe('the committed files', () => {
  const filed = Object.entries(pictures);

  // A failure names the picture and the command that fixes it.
  test('were made from the current masters', async () => {
    const manifest = readManifest(folders);
    for (const [name, picture] of filed) {
      const master = await readMaster(name, picture, folders);
      await checkMade(name, picture, master, manifest[name], folders);
      const { width, height } = master;
      expect({ name, ...manifest[name] }).toMatchObject({ name, width, height });
    }
  });

  test('belong to pictures of the site', async () => {
    const manifest = readManifest(folders);
    const advice = 'If it differs, run `npm run pictures`, and commit what it writes.';
    expect({ advice, files: Object.keys(manifest).sort() }).toEqual({
      advice,
      files: filed.map(([name]) => name).sort(),
    });
    const wanted = filed.flatMap(([name, { slots }]) =>
      offeredWidths(slots, manifest[name].width).map((width) =>
        pictureFile(name, { width, format: 'avif' }, manifest[name].key),
      ),
    );
    const made = readdirSync(imageFolders(folders).derivatives);
    expect({ advice, files: made.sort() }).toEqual({ advice, files: wanted.sort() });
  });
});

describe('npm run pictures', () => {
  test('makes an AVIF file for each width, and later only for changed masters', async () => {
    const entries = { [id]: entry, 'fire-pit-round': { ...entry, alt: 'Round fire pit behind a house' } };
    await paint(id, '#b5674a');
    await paint('fire-pit-round', '#557755');
    expect([...(await make(entries))].sort()).toEqual(['fire-pit-round', id]);
    const first = readManifest(site);
    expect(Object.keys(first[id]?.avif ?? {}).map(Number)).toEqual(widths);
    expect(first[id]).toMatchObject({ width: 1200, height: 900 });
    expect(first[id]?.color).toMatch(/^#b[3-7]6[5-9]4[8-c]$/);
    for (const name of readdirSync(derivatives)) {
      const { width, format } = await sharp(readFileSync(path.join(derivatives, name))).metadata();
      expect(name).toContain(`-${width}-`);
      expect(format).toBe('heif');
    }

    expect(await make(entries)).toEqual([]);

    // The same content with a new date counts as unchanged.
    await paint(id, '#b5674a');
    expect(await make(entries)).toEqual([]);

    await paint(id, '#224466');
    expect(await make(entries)).toEqual([id]);
    const second = readManifest(site);
    expect(second[id]?.key).not.toBe(first[id]?.key);
    expect(second['fire-pit-round']).toEqual(first['fire-pit-round']);
    expect(readdirSync(derivatives).filter((name) => name.includes(String(first[id]?.key)))).toEqual([]);
  });

  test('offers the widths of a larger master, and none wider than it', async () => {
    const hero: PictureEntry = { ...entry, slots: ['homeHero'] };
    for (const width of [1200, 2560]) {
      await paint(id, '#b5674a', width, Math.round((width * 860) / 1200));
      await make({ [id]: hero });
      const made = Object.keys(readManifest(site)[id]?.avif ?? {}).map(Number);
      expect(Math.max(...made)).toBe(width);
    }
  });

  test('removes files that no longer belong to a picture', async () => {
    await paint(id, '#b5674a');
    await make({ [id]: entry });
    expect(readdirSync(derivatives)).toHaveLength(widths.length);
    await make({});
    expect(readdirSync(derivatives)).toEqual([]);
    expect(readManifest(site)).toEqual({});
  });
});

describe('the build stops with the name of the picture for', () => {
  const remedy = /"product-cobble".*npm run pictures/s;

  async function checkAll(): Promise<void> {
    const master = await readMaster(id, entry, site);
    await checkMade(id, entry, master, readManifest(site)[id], site);
  }

  test('a missing master', async () => {
    await expect(readMaster(id, entry, site)).rejects.toThrow(
      /"product-cobble".*no \S*pictures\/masters\/product-cobble\.jpg/,
    );
  });

  test('a master that is a photo of another kind under the name of a JPEG, in words alone', async () => {
    const heic = Buffer.concat([
      Buffer.from('0000002466747970', 'hex'),
      Buffer.from('heic\0\0\0\0mif1heic'.repeat(60)),
    ]);
    writeFileSync(path.join(masters, `${id}.jpg`), heic);
    const refused = readMaster(id, entry, site);
    await expect(refused).rejects.toThrow(/"product-cobble".*product-cobble\.jpg is no JPEG.*npm run photo/);
    await expect(refused).rejects.toBeInstanceOf(SourceError);
  });

  test('a master too small for its slot', async () => {
    await paint(id, '#b5674a', 640, 480);
    await expect(readMaster(id, entry, site)).rejects.toThrow(
      /"product-cobble".*640 pixels are too few for product, which take 1200 or more/,
    );
  });

  test('a master with other proportions than its slot', async () => {
    await paint(id, '#b5674a', 1200, 1200);
    await expect(readMaster(id, entry, site)).rejects.toThrow(/"product-cobble".*1200 × 1200.*1200 : 900/);
  });

  test('a master that is new or has changed', async () => {
    await paint(id, '#b5674a');
    await expect(checkAll()).rejects.toThrow(remedy);
    await make({ [id]: entry });
    await expect(checkAll()).resolves.toBeUndefined();
    await paint(id, '#224466');
    await expect(checkAll()).rejects.toThrow(remedy);
  });

  test('an AVIF file that is missing or was changed', async () => {
    await paint(id, '#b5674a');
    await make({ [id]: entry });
    const [file = ''] = readdirSync(derivatives);
    const copy = path.join(site.company, 'copy');
    cpSync(derivatives, copy, { recursive: true });
    writeFileSync(path.join(derivatives, file), 'something else');
    await expect(checkAll()).rejects.toThrow(remedy);
    rmSync(path.join(derivatives, file));
    await expect(checkAll()).rejects.toThrow(remedy);
    cpSync(copy, derivatives, { recursive: true });
    await expect(checkAll()).resolves.toBeUndefined();
  });
});
