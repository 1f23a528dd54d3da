/**
 * The parabola nearest to values at 0, 1, 2 …, by least squares.
 *
 * @returns its coefficients: a + b·x + c·x²
 */
export function fitParabola(values: readonly number[]): [number, number, number] {
  const span = Math.max(1, values.length - 1);
  const middle = span / 2;
  // Around the middle, and between −1 and 1, the odd sums vanish.
  const at = (i: number) => (i - middle) / middle;
  const sum = (of: (x: number, value: number) => number) =>
    values.reduce((total, value, i) => total + of(at(i), value), 0);
  const [n, x2, x4] = [values.length, sum((x) => x * x), sum((x) => x ** 4)];
  const [y, xy, x2y] = [
    sum((_, value) => value),
    sum((x, value) => x * value),
    sum((x, value) => x * x * value),
  ];
  const c = (n * x2y - x2 * y) / (n * x4 - x2 * x2);
  const [a, b] = [(y - c * x2) / n, xy / x2];
  return [a - b + c, b / middle - (2 * c) / middle, c / (middle * middle)];
}
