/** A pixel's neighbours: right, below left, below, below right, then the four opposite ones. */
export const ways = 8;

/** The way that leads back. */
export const back = (way: number): number => way ^ 4;

/** Index offset of each direction in a row-major picture. */
export function neighbours(width: number): Int32Array {
  const ahead = [1, width - 1, width, width + 1];
  return Int32Array.from([...ahead, ...ahead.map((step) => -step)]);
}
