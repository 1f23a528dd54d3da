import { huffmanCode, type HuffmanCode } from './bit-reader.ts';

/** One colour channel of a JPEG. */
export type Component = {
  id: number;
  /** Sampling factors: blocks of 8 × 8 in an MCU. */
  h: number;
  v: number;
  /** Blocks with a part of the picture, and those stored in a row. */
  wide: number;
  high: number;
  stride: number;
  /** Which coefficients are not 0; progressive scans refine these. */
  known: Uint8Array;
  /** Missing bits of each of the 64 coefficients; 255 before the first scan. */
  missing: Uint8Array;
};

export type Frame = {
  progressive: boolean;
  components: Component[];
  /** MCUs of an interleaved scan. */
  across: number;
  down: number;
};

/** Huffman codes by class (0 for DC, 1 for AC) and number. */
export type Codes = Map<string, HuffmanCode>;

/** The frame that SOF0, SOF1 or SOF2 describes (ITU-T T.81, B.2.2); null for one of no size. */
export function readFrame(marker: number, data: Uint8Array): Frame | null {
  const u16 = (at: number) => (data[at] ?? 0) * 256 + (data[at + 1] ?? 0);
  const [height, width, count] = [u16(1), u16(3), data[5] ?? 0];
  const parts = Array.from({ length: count }, (_, index) => {
    const [id = 0, sampling = 0] = data.subarray(6 + index * 3, 8 + index * 3);
    return { id, h: sampling >> 4, v: sampling & 15 };
  });
  if (!width || !height || !count || parts.some(({ h, v }) => !h || !v)) return null;
  const [most, tall] = [Math.max(...parts.map(({ h }) => h)), Math.max(...parts.map(({ v }) => v))];
  const [across, down] = [Math.ceil(width / (8 * most)), Math.ceil(height / (8 * tall))];
  const progressive = marker === 0xc2;
  const components = parts.map(({ id, h, v }) => ({
    ...{ id, h, v, stride: across * h },
    wide: Math.ceil(Math.ceil((width * h) / most) / 8),
    high: Math.ceil(Math.ceil((height * v) / tall) / 8),
    known: new Uint8Array(progressive ? across * h * down * v * 64 : 0),
    missing: new Uint8Array(64).fill(255),
  }));
  return { progressive, components, across, down };
}

/** Adds the codes of a DHT segment. */
export function readCodes(data: Uint8Array, codes: Codes): void {
  for (let at = 0; at + 17 <= data.length;) {
    const [kind = 0] = data.subarray(at);
    const counts = data.subarray(at + 1, at + 17);
    const total = counts.reduce((sum, count) => sum + count, 0);
    codes.set(
      codeKey(kind >> 4, kind & 15),
      huffmanCode(counts, data.subarray(at + 17, at + 17 + total)),
    );
    at += 17 + total;
  }
}

export const codeKey = (kind: number, number: number) => `${kind}/${number}`;
