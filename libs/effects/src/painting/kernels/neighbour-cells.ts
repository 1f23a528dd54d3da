type Size = { width: number; height: number };

/**
 * A grid of points in square cells, so that queries only check adjacent cells.
 *
 * @param cell side of the cells in pixels; the largest distance of a query
 */
export function createNeighbours({ width, height }: Size, cell: number) {
  const columns = Math.ceil(width / cell) + 2;
  const rows = Math.ceil(height / cell) + 2;
  const cells: number[][] = Array.from({ length: columns * rows }, () => []);
  const index = (x: number, y: number) =>
    (Math.floor(y / cell) + 1) * columns + Math.floor(x / cell) + 1;
  return {
    add: (x: number, y: number) => void cells[index(x, y)]?.push(x, y),
    near(x: number, y: number, distance: number): boolean {
      const middle = index(x, y);
      for (let row = -columns; row <= columns; row += columns) {
        for (let column = -1; column <= 1; column += 1) {
          const places = cells[middle + row + column];
          if (places && holdsNear(places, x, y, distance)) return true;
        }
      }
      return false;
    },
  };
}

function holdsNear(places: number[], x: number, y: number, distance: number): boolean {
  for (let i = 0; i < places.length; i += 2) {
    const dx = (places[i] as number) - x;
    const dy = (places[i + 1] as number) - y;
    if (dx * dx + dy * dy < distance * distance) return true;
  }
  return false;
}
