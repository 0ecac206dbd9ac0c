import { inflateSync } from 'node:zlib';

/** Lengths in bytes, as in the WOFF standard: https://www.w3.org/TR/WOFF/ */
const WOFF = { header: 44, entry: 20 };
const TRUETYPE = { header: 12, entry: 16 };

/** Unpacks a WOFF file into the TrueType font in it, which is what Typst reads. */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const header = Buffer.alloc(TRUETYPE.header + count * TRUETYPE.entry);
  woff.copy(header, 0, 4, 8);
  const log = Math.floor(Math.log2(count));
  [count, 2 ** log * 16, log, (count - 2 ** log) * 16].forEach((value, index) => {
    header.writeUInt16BE(value, 4 + 2 * index);
  });
  const parts: Uint8Array[] = [header];
  let offset = header.length;
  for (let index = 0; index < count; index += 1) {
    const entry = WOFF.header + index * WOFF.entry;
    const [start = 0, packed = 0, length = 0] = [4, 8, 12].map((place) => woff.readUInt32BE(entry + place));
    const stored = woff.subarray(start, start + packed);
    const table = packed < length ? inflateSync(stored) : stored;
    const target = TRUETYPE.header + index * TRUETYPE.entry;
    woff.copy(header, target, entry, entry + 4);
    woff.copy(header, target + 4, entry + 16, entry + 20);
    header.writeUInt32BE(offset, target + 8);
    header.writeUInt32BE(length, target + 12);
    const padding = Buffer.alloc(-length & 3);
    parts.push(table, padding);
    offset += length + padding.length;
  }
  return Buffer.concat(parts);
}
