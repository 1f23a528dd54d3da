/** A 3 × 3 matrix, row by row. */
export type Matrix = readonly [
  ...row0: [number, number, number],
  ...row1: [number, number, number],
  ...row2: [number, number, number],
];

/** The matrix that applies `b` first and `a` after it. */
export const multiply = (a: Matrix, b: Matrix): Matrix => {
  const at = (row: number, column: number) =>
    [0, 1, 2].reduce((sum, k) => sum + (a[row * 3 + k] ?? 0) * (b[k * 3 + column] ?? 0), 0);
  return [at(0, 0), at(0, 1), at(0, 2), at(1, 0), at(1, 1), at(1, 2), at(2, 0), at(2, 1), at(2, 2)];
};

/** By cofactors; not finite if the matrix is singular. */
export function invert([a, b, c, d, e, f, g, h, i]: Matrix): Matrix {
  const [p, q, r] = [e * i - f * h, f * g - d * i, d * h - e * g];
  const s = 1 / (a * p + b * q + c * r);
  return [
    p * s,
    (c * h - b * i) * s,
    (b * f - c * e) * s,
    q * s,
    (a * i - c * g) * s,
    (c * d - a * f) * s,
    r * s,
    (b * g - a * h) * s,
    (a * e - b * d) * s,
  ];
}

export const identity: Matrix = [1, 0, 0, 0, 1, 0, 0, 0, 1];
