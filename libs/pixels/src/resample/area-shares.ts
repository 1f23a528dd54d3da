/** The source pixels that each target pixel covers along one axis, and their weights. */
export type AreaShares = {
  first: Int32Array;
  last: Int32Array;
  /**
   * Weights of the first, the last and each pixel between them; they add up to 1 per target pixel.
   */
  head: Float32Array;
  tail: Float32Array;
  inner: number;
};

/** Rounding may overshoot a whole pixel by this much. */
const slack = 1e-6;

/**
 * The weights of an area-averaging resize of one axis: partly covered pixels count in part, which
 * avoids subpixel shifts.
 */
export function areaShares(from: number, to: number): AreaShares {
  const step = from / to;
  const shares: AreaShares = {
    first: new Int32Array(to),
    last: new Int32Array(to),
    head: new Float32Array(to),
    tail: new Float32Array(to),
    inner: 1 / step,
  };
  for (let i = 0; i < to; i += 1) {
    const [begin, end] = [i * step, (i + 1) * step];
    const first = Math.floor(begin + slack);
    const last = Math.max(first, Math.ceil(end - slack) - 1);
    shares.first[i] = first;
    shares.last[i] = last;
    shares.head[i] = first === last ? 1 : (first + 1 - begin) / step;
    shares.tail[i] = first === last ? 0 : (end - last) / step;
  }
  return shares;
}

/** The weight of a source pixel in a target pixel. */
export function shareAt({ first, last, head, tail, inner }: AreaShares, i: number, at: number) {
  if (at === first[i]) return head[i];
  return at === last[i] ? tail[i] : inner;
}
