import type { ColorEncoding } from './color-encoding.ts';
import { gainAt, toneMapGains } from './tone-map.ts';
import { linearToSrgb } from './transfer.ts';

/** Pixels of three or four channels; the fourth is alpha. */
export type EncodedPixels = {
  data: Uint8Array | Uint16Array;
  channels: 3 | 4;
  /** The value of a full signal. */
  max: number;
};

/** Luminance of the brightest hybrid log-gamma signal on its reference display, in cd/m². */
const hlgPeak = 1_000;
/** The system gamma of that display (ITU-R BT.2100, table 5). */
const hlgGamma = 1.2;
/** Fraction of the pixels that may exceed the peak, so that glints do not darken the picture. */
const glints = 0.001;

const lightSteps = 65_535;
const bytes = Uint8Array.from({ length: lightSteps + 1 }, (_, step) =>
  Math.round(linearToSrgb(step / lightSteps) * 255),
);
const byteOf = (light: number): number =>
  bytes[light <= 0 ? 0 : light >= 1 ? lightSteps : Math.round(light * lightSteps)];

/**
 * Converts colours to 8-bit sRGB. Colours outside sRGB are clipped; high dynamic range is tone-
 * mapped.
 */
export function convertToSrgb(pixels: EncodedPixels, encoding: ColorEncoding): Uint8ClampedArray {
  const { data, channels, max } = pixels;
  const [a, b, c, d, e, f, g, h, i] = encoding.matrix;
  const [reds, greens, blues] = encoding.curves.map((curve) =>
    Float32Array.from({ length: data instanceof Uint8Array ? 256 : 65_536 }, (_, value) =>
      curve(Math.min(1, value / max)),
    ),
  ) as [Float32Array, Float32Array, Float32Array];
  const light: Lights = { data, channels, reds, greens, blues };
  const gainOf = gainFor(light, encoding);
  const out = new Uint8ClampedArray(data.length);
  for (let at = 0; at < data.length; at += channels) {
    const red = reds[data[at]];
    const green = greens[data[at + 1]];
    const blue = blues[data[at + 2]];
    const gain = gainOf ? gainOf(red, green, blue) : 1;
    out[at] = byteOf((a * red + b * green + c * blue) * gain);
    out[at + 1] = byteOf((d * red + e * green + f * blue) * gain);
    out[at + 2] = byteOf((g * red + h * green + i * blue) * gain);
    if (channels === 4) out[at + 3] = (data[at + 3] * 255) / max;
  }
  return out;
}

type Lights = Pick<EncodedPixels, 'data' | 'channels'> & {
  reds: Float32Array;
  greens: Float32Array;
  blues: Float32Array;
};
type Gain = (red: number, green: number, blue: number) => number;

/** The gain of a pixel's light: the same for all three channels, to keep its hue. */
function gainFor(lights: Lights, { range, luminance }: ColorEncoding): Gain | null {
  if (range === 'standard') return null;
  const [r, g, b] = luminance;
  const display: Gain =
    range === 'pq'
      ? () => 1
      : (red, green, blue) => hlgPeak * (r * red + g * green + b * blue) ** (hlgGamma - 1);
  const gains = toneMapGains(peakOf(lights, display));
  return (red, green, blue) => {
    const shown = display(red, green, blue);
    return shown * gainAt(gains, Math.max(red, green, blue) * shown);
  };
}

const bins = 1_024;
const brightest = 10_000;

/** The luminance that all pixels but the glints stay below, in cd/m². */
function peakOf({ data, channels, reds, greens, blues }: Lights, display: Gain): number {
  const counts = new Uint32Array(bins + 1);
  for (let at = 0; at < data.length; at += channels) {
    const red = reds[data[at]];
    const green = greens[data[at + 1]];
    const blue = blues[data[at + 2]];
    const nits = Math.max(red, green, blue) * display(red, green, blue);
    const bin = Math.ceil(Math.sqrt(nits / brightest) * bins);
    counts[Math.min(bins, bin)] = counts[Math.min(bins, bin)] + 1;
  }
  let above = (data.length / channels) * glints;
  let bin = bins;
  while (bin > 0 && (above -= counts[bin]) >= 0) bin -= 1;
  return brightest * (bin / bins) ** 2;
}
