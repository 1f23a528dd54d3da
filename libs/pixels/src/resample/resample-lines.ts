import { lanczosTaps, type Taps } from './lanczos-taps.ts';

type Size = { width: number; height: number };

/**
 * A Lanczos-3 resize of opaque colours, a line at a time: of the source it holds the lines that the
 * kernel reaches and nothing more. Values may overshoot at edges.
 *
 * @param read gives the source's lines from top to bottom, red, green and blue in turn, in an array
 *   that may be used again
 * @param write gets the target's lines, in an array that is used again
 */
export function resampleLines(
  from: Size,
  to: Size,
  read: (y: number) => Float32Array,
  write: (line: Float32Array, y: number) => void,
): void {
  const across = lanczosTaps({ start: 0, length: from.width }, to.width);
  const down = lanczosTaps({ start: 0, length: from.height }, to.height);
  // Lines add up quicker than pixels: they do so first where that leaves less to do.
  const isLower = to.height < from.height;
  const held = (isLower ? from.width : to.width) * 3;
  const ring = Array.from({ length: down.reach }, () => new Float32Array(held));
  const sum = new Float32Array(held);
  const line = isLower ? new Float32Array(to.width * 3) : sum;
  let taken = 0;
  for (let y = 0; y < to.height; y += 1) {
    const first = down.first[y] as number;
    const count = down.count[y] as number;
    for (; taken < first + count; taken += 1) {
      const place = ring[taken % down.reach] as Float32Array;
      if (isLower) place.set(read(taken));
      else resampleLine(read(taken), across, place);
    }
    const lines = Array.from(
      { length: count },
      (_, k) => ring[(first + k) % down.reach] as Float32Array,
    );
    addUp(lines, down.weights.subarray(y * down.reach, y * down.reach + count), sum);
    if (isLower) resampleLine(sum, across, line);
    write(line, y);
  }
}

/** Three lines at a time: each round takes the sum from memory and puts it back. */
function addUp(lines: readonly Float32Array[], weights: Float32Array, sum: Float32Array): void {
  const none = lines[0] as Float32Array;
  sum.fill(0);
  for (let k = 0; k < lines.length; k += 3) {
    const [a, b, c] = [lines[k] ?? none, lines[k + 1] ?? none, lines[k + 2] ?? none];
    const [p, q, r] = [weights[k] ?? 0, weights[k + 1] ?? 0, weights[k + 2] ?? 0];
    for (let i = 0; i < sum.length; i += 1) {
      const more = (a[i] as number) * p + (b[i] as number) * q + (c[i] as number) * r;
      sum[i] = (sum[i] as number) + more;
    }
  }
}

function resampleLine(
  line: Float32Array,
  { first, count, weights, reach }: Taps,
  out: Float32Array,
): void {
  for (let x = 0; x < first.length; x += 1) {
    let red = 0;
    let green = 0;
    let blue = 0;
    let at = (first[x] as number) * 3;
    const end = x * reach + (count[x] as number);
    for (let k = x * reach; k < end; k += 1, at += 3) {
      const weight = weights[k] as number;
      red += (line[at] as number) * weight;
      green += (line[at + 1] as number) * weight;
      blue += (line[at + 2] as number) * weight;
    }
    out[x * 3] = red;
    out[x * 3 + 1] = green;
    out[x * 3 + 2] = blue;
  }
}
