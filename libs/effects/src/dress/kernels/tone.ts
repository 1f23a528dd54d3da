import { lumaAt } from '@tintory/pixels';

/** Luma 0 to 255 and two chroma differences around 0 (BT.601). */
export type Tone = readonly [y: number, cb: number, cr: number];

export function toneAt(data: Uint8Array | Uint8ClampedArray, at: number): Tone {
  const [r, b] = [data[at] as number, data[at + 2] as number];
  const y = lumaAt(data, at);
  return [y, (b - y) * 0.564, (r - y) * 0.713];
}

/** Mean and spread of a class's colours. */
export type ToneModel = { mean: Tone; spread: Tone };

const leastSpread: Tone = [16, 4, 4];

/** Undefined for too few samples. */
export function fitTones(tones: readonly Tone[]): ToneModel | undefined {
  if (tones.length < 24) return undefined;
  const middle = (axis: 0 | 1 | 2) => {
    const sorted = tones.map((tone) => tone[axis]).sort((a, b) => a - b);
    const quantile = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] as number;
    // The quartiles of a normal distribution are 1.35 standard deviations apart; they ignore eyes
    // and lips.
    return {
      mean: quantile(0.5),
      spread: Math.max(leastSpread[axis], (quantile(0.75) - quantile(0.25)) / 1.35),
    };
  };
  const [y, cb, cr] = [middle(0), middle(1), middle(2)];
  return { mean: [y.mean, cb.mean, cr.mean], spread: [y.spread, cb.spread, cr.spread] };
}

/** Distance in standard deviations; brightness counts half, since light changes it. */
export function toneDistance([y, cb, cr]: Tone, { mean, spread }: ToneModel): number {
  const bright = ((y - mean[0]) / spread[0]) * 0.5;
  const blue = (cb - mean[1]) / spread[1];
  const red = (cr - mean[2]) / spread[2];
  return Math.sqrt(bright * bright + blue * blue + red * red);
}

/** The RGB of a class's mean colour in brighter or darker light. */
export function litColor(
  { mean: [y, cb, cr] }: ToneModel,
  light: number,
): [number, number, number] {
  const bright = y * light;
  const [red, blue] = [bright + (cr * light) / 0.713, bright + (cb * light) / 0.564];
  return [red, (bright - 0.299 * red - 0.114 * blue) / 0.587, blue];
}
