/** Side of a cell in pixels, about the distance between dots. */
const side = 4;

/** Points in square cells, to find neighbours. */
export function createCells(width: number, height: number) {
  const columns = Math.ceil(width / side);
  const rows = Math.ceil(height / side);
  // A linked list for each cell saves tens of thousands of arrays.
  const firsts = new Int32Array(columns * rows).fill(-1);
  const nexts: number[] = [];
  const xs: number[] = [];
  const ys: number[] = [];

  /** Searches cells ring by ring until none can hold a nearer point. */
  const nearestWithin = (x: number, y: number, radius: number, enough: number): number => {
    const [column, row] = [Math.floor(x / side), Math.floor(y / side)];
    const [left, top] = [x - column * side, y - row * side];
    const rim = Math.min(left, side - left, top, side - top);
    let best = radius * radius;
    let found = -1;
    for (let ring = 0; ring === 0 || (rim + (ring - 1) * side) ** 2 < best; ring += 1) {
      const last = Math.min(rows - 1, row + ring);
      const right = Math.min(columns - 1, column + ring);
      for (let r = Math.max(0, row - ring); r <= last; r += 1) {
        const isWhole = ring === 0 || r === row - ring || r === row + ring;
        for (let c = column - ring; c <= right; c += isWhole ? 1 : 2 * ring) {
          if (c < 0) continue;
          for (let i = firsts[r * columns + c] as number; i >= 0; i = nexts[i] as number) {
            const dx = (xs[i] as number) - x;
            const dy = (ys[i] as number) - y;
            const square = dx * dx + dy * dy;
            if (square >= best) continue;
            if (square < enough) return i;
            best = square;
            found = i;
          }
        }
      }
    }
    return found;
  };

  return {
    add(index: number, x: number, y: number): void {
      xs[index] = x;
      ys[index] = y;
      const cell = Math.floor(y / side) * columns + Math.floor(x / side);
      nexts[index] = firsts[cell] as number;
      firsts[cell] = index;
    },
    anyNearer: (x: number, y: number, radius: number) =>
      nearestWithin(x, y, radius, radius * radius) >= 0,
    /** @returns the index of the nearest point that is no farther than `limit`; −1 if there is none */
    nearest: (x: number, y: number, limit: number) => nearestWithin(x, y, limit, 0),
  };
}
