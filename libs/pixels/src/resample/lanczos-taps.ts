/** A range of a source axis in pixels; its ends may be fractional. */
export type Span = { start: number; length: number };

/** For each target pixel, its source pixels and their weights. */
export type Taps = {
  /** First source pixel, relative to the first one that the span covers. */
  first: Int32Array;
  /** Number of consecutive source pixels from there. */
  count: Int32Array;
  /** `reach` entries per target pixel, of which `count` are used; those add up to 1. */
  weights: Float32Array;
  /** The largest number of source pixels of any target pixel. */
  reach: number;
};

/** Lobes of the kernel on each side: three keep edges crisp with hardly any ringing. */
const lobes = 3;

/** Rounding may overshoot a whole pixel by this much. */
const slack = 1e-6;

/** The whole pixels that a span touches; `end` is the first one after it. */
export function coveredPixels({ start, length }: Span): { begin: number; end: number } {
  const begin = Math.floor(start + slack);
  return { begin, end: Math.max(begin + 1, Math.ceil(start + length - slack)) };
}

/** sinc(x) · sinc(x / lobes) within the lobes, 0 outside. */
function lanczos(x: number): number {
  if (x === 0) return 1;
  if (Math.abs(x) >= lobes) return 0;
  const angle = Math.PI * x;
  return (lobes * Math.sin(angle) * Math.sin(angle / lobes)) / (angle * angle);
}

/**
 * The weights of a Lanczos-3 resize of one axis. For shrinking the kernel is widened by the scale,
 * so that fine patterns turn grey instead of moiré. At the borders the remaining weights are scaled
 * up to 1.
 */
export function lanczosTaps(span: Span, size: number): Taps {
  const { begin, end } = coveredPixels(span);
  const step = span.length / size;
  const widening = Math.max(1, step);
  const reach = Math.min(end - begin, Math.floor(2 * lobes * widening) + 1);
  const taps: Taps = {
    first: new Int32Array(size),
    count: new Int32Array(size),
    weights: new Float32Array(size * reach),
    reach,
  };
  for (let i = 0; i < size; i += 1) {
    const center = span.start + (i + 0.5) * step;
    const first = Math.max(begin, Math.ceil(center - lobes * widening - 0.5));
    const last = Math.min(end - 1, first + reach - 1, Math.floor(center + lobes * widening - 0.5));
    taps.first[i] = first - begin;
    taps.count[i] = last - first + 1;
    const weights = taps.weights.subarray(i * reach, i * reach + last - first + 1);
    for (let k = 0; k < weights.length; k += 1) {
      weights[k] = lanczos((first + k + 0.5 - center) / widening);
    }
    normalize(weights);
  }
  return taps;
}

function normalize(weights: Float32Array): void {
  let sum = 0;
  for (const weight of weights) sum += weight;
  for (let k = 0; k < weights.length; k += 1) weights[k] /= sum;
}
