import { encode } from 'uqr';

/** Light modules around the code, without which scanners do not find it (ISO/IEC 18004). */
const QUIET_ZONE = 4;

export interface QrDrawing {
  /** Modules along a side, quiet zone included: the drawing's viewBox is `0 0 size size`. */
  readonly size: number;
  /** SVG path data of the dark modules, one unit per module. */
  readonly path: string;
}

/** Encodes a text as a QR code, drawn dark on white. */
export function qrPath(text: string): QrDrawing {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const path = data.flatMap((row, y) => runs(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`)).join('');
  return { size, path };
}

/** Returns where each run of adjacent dark modules begins, and how long it is. */
function runs(row: readonly boolean[]): [start: number, length: number][] {
  const found: [number, number][] = [];
  row.forEach((dark, x) => {
    const last = found.at(-1);
    if (!dark) return;
    if (last && last[0] + last[1] === x) last[1] += 1;
    else found.push([x, 1]);
  });
  return found;
}
