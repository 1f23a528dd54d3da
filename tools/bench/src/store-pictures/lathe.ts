import { outlineDistance, type Corner } from './outline.ts';
import type { Solid } from './solids.ts';

const margin = 0.3;
/** Finer than this, an edge is not seen sharper. */
const finest = 0.006;

/** A body turned on a lathe around the y axis; its distances are looked up in a table, so they are quick. */
export function lathe(outline: readonly Corner[], round = 0): Solid {
  const wide = Math.max(...outline.map(([r]) => r));
  const low = Math.min(...outline.map(([, y]) => y));
  const high = Math.max(...outline.map(([, y]) => y));
  const cell = Math.max(finest, wide / 200);
  const columns = Math.ceil((wide + margin) / cell) + 2;
  const rows = Math.ceil((high - low + 2 * margin) / cell) + 2;
  const table = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const y = low - margin + row * cell;
      table[row * columns + column] = outlineDistance(outline, column * cell, y) - round;
    }
  }
  return {
    distance: (x, y, z) => {
      const r = Math.sqrt(x * x + z * z);
      const [across, up] = [r / cell, (y - low + margin) / cell];
      const [column, row] = [Math.floor(across), Math.floor(up)];
      if (column >= columns - 1 || row < 0 || row >= rows - 1) {
        const [dr, dy] = [Math.max(0, r - wide), Math.max(0, low - y, y - high)];
        return Math.sqrt(dr * dr + dy * dy) - round;
      }
      const at = row * columns + column;
      const [fx, fy] = [across - column, up - row];
      const [a = 0, b = 0] = [table[at], table[at + 1]];
      const [c = 0, d = 0] = [table[at + columns], table[at + columns + 1]];
      return (a + (b - a) * fx) * (1 - fy) + (c + (d - c) * fx) * fy;
    },
    center: [0, (low + high) / 2, 0],
    radius: Math.hypot(wide, (high - low) / 2) + round,
  };
}
