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
  const path = data.flatMap((row, y) => {
    const runs = row.map(Number).join('').matchAll(/1+/g);
    return Array.from(runs, ({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`);
  });
  return { size, path: path.join('') };
}
