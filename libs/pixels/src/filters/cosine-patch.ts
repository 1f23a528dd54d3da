/** Side of a patch in pixels, and pixels of it. */
export const patchSide = 8;
export const patchArea = patchSide * patchSide;

/** Half the cosine of 1 to 7 sixteenths of a half turn: the factors of the orthonormal DCT-II. */
const [c1, c2, c3, c4, c5, c6, c7] = [1, 2, 3, 4, 5, 6, 7].map(
  (sixteenths) => Math.cos((sixteenths * Math.PI) / 16) / 2,
) as [number, number, number, number, number, number, number];

const between = new Float32Array(patchArea);

/** Turns a patch's brightness into DCT coefficients, in place; the first is the mean's. */
export function toWaves(patch: Float32Array): void {
  rowsToWaves(patch, between);
  rowsToWaves(between, patch);
}

/** The way back. */
export function fromWaves(patch: Float32Array): void {
  rowsFromWaves(patch, between);
  rowsFromWaves(between, patch);
}

/**
 * DCT of each row, written as a column: after two passes rows are rows again. Waves are symmetric
 * or antisymmetric: sums and differences of mirrored pixels halve the work, and those of the sums
 * halve it again.
 */
function rowsToWaves(from: Float32Array, to: Float32Array): void {
  for (let column = 0; column < patchSide; column += 1) {
    const row = column * patchSide;
    const sum0 = from[row] + from[row + 7];
    const sum1 = from[row + 1] + from[row + 6];
    const sum2 = from[row + 2] + from[row + 5];
    const sum3 = from[row + 3] + from[row + 4];
    const apart0 = from[row] - from[row + 7];
    const apart1 = from[row + 1] - from[row + 6];
    const apart2 = from[row + 2] - from[row + 5];
    const apart3 = from[row + 3] - from[row + 4];
    const outer = sum0 + sum3;
    const inner = sum1 + sum2;
    const outerApart = sum0 - sum3;
    const innerApart = sum1 - sum2;
    to[column] = (outer + inner) * c4;
    to[column + 8] = apart0 * c1 + apart1 * c3 + apart2 * c5 + apart3 * c7;
    to[column + 16] = outerApart * c2 + innerApart * c6;
    to[column + 24] = apart0 * c3 - apart1 * c7 - apart2 * c1 - apart3 * c5;
    to[column + 32] = (outer - inner) * c4;
    to[column + 40] = apart0 * c5 - apart1 * c1 + apart2 * c7 + apart3 * c3;
    to[column + 48] = outerApart * c6 - innerApart * c2;
    to[column + 56] = apart0 * c7 - apart1 * c5 + apart2 * c3 - apart3 * c1;
  }
}

/** Inverse DCT of each row, written as a column. */
function rowsFromWaves(from: Float32Array, to: Float32Array): void {
  for (let column = 0; column < patchSide; column += 1) {
    const row = column * patchSide;
    const wave1 = from[row + 1];
    const wave2 = from[row + 2];
    const wave3 = from[row + 3];
    const wave5 = from[row + 5];
    const wave6 = from[row + 6];
    const wave7 = from[row + 7];
    const outer = (from[row] + from[row + 4]) * c4;
    const inner = (from[row] - from[row + 4]) * c4;
    const outerApart = wave2 * c2 + wave6 * c6;
    const innerApart = wave2 * c6 - wave6 * c2;
    const apart0 = wave1 * c1 + wave3 * c3 + wave5 * c5 + wave7 * c7;
    const apart1 = wave1 * c3 - wave3 * c7 - wave5 * c1 - wave7 * c5;
    const apart2 = wave1 * c5 - wave3 * c1 + wave5 * c7 + wave7 * c3;
    const apart3 = wave1 * c7 - wave3 * c5 + wave5 * c3 - wave7 * c1;
    to[column] = outer + outerApart + apart0;
    to[column + 8] = inner + innerApart + apart1;
    to[column + 16] = inner - innerApart + apart2;
    to[column + 24] = outer - outerApart + apart3;
    to[column + 32] = outer - outerApart - apart3;
    to[column + 40] = inner - innerApart - apart2;
    to[column + 48] = inner + innerApart - apart1;
    to[column + 56] = outer + outerApart - apart0;
  }
}
