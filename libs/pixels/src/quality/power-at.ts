/** A window that fades out to both ends, to avoid spectral leakage (Hann). */
export const fadeOf = (length: number): Float64Array =>
  Float64Array.from({ length }, (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * (i + 0.5)) / length));

/** The power of one frequency, in cycles per sample (Goertzel, Amer. Math. Monthly 65, 1958). */
export function powerAt(values: Float64Array, frequency: number): number {
  const turn = 2 * Math.cos(2 * Math.PI * frequency);
  let [before, last] = [0, 0];
  for (let i = 0; i < values.length; i += 1) {
    const now = values[i] + turn * last - before;
    before = last;
    last = now;
  }
  return last * last + before * before - turn * last * before;
}
