/** Side of a patch in pixels, and pixels of it. */
export const patchSide = 8;
export const patchArea = patchSide * patchSide;

/** Row by row the waves of the orthonormal DCT-II, and the same turned over for the way back. */
const waves = Float32Array.from({ length: patchArea }, (_, i) => {
  const [frequency, place] = [Math.floor(i / patchSide), i % patchSide];
  const scale = frequency === 0 ? Math.SQRT1_2 : 1;
  return (scale / 2) * Math.cos(((2 * place + 1) * frequency * Math.PI) / (2 * patchSide));
});
const places = waves.map((_, i) => waves[(i % patchSide) * patchSide + (i >> 3)] as number);

const between = new Float32Array(patchArea);

/** A patch's brightness as strengths of waves, in place; the first of them is the mean's. */
export function toWaves(patch: Float32Array): void {
  turn(waves, patch, between);
  turn(waves, between, patch);
}

/** The way back. */
export function fromWaves(patch: Float32Array): void {
  turn(places, patch, between);
  turn(places, between, patch);
}

/** Each row of a patch by a matrix, laid down as a column: twice, and rows are rows again. */
function turn(matrix: Float32Array, from: Float32Array, to: Float32Array): void {
  for (let row = 0; row < patchArea; row += patchSide) {
    for (let line = 0; line < patchSide; line += 1) {
      let sum = 0;
      for (let i = 0; i < patchSide; i += 1) {
        sum += (matrix[line * patchSide + i] as number) * (from[row + i] as number);
      }
      to[line * patchSide + (row >> 3)] = sum;
    }
  }
}
