/** Side of MoveNet's maps, in cells. */
export const mapSide = 48;
const cells = mapSide * mapSide;

/** Added by MoveNet to a distance before dividing by it, in cells. */
const softness = 1.8;

/** In map cells; `score` 0 to 1. */
export type MapJoint = { x: number; y: number; score: number };

/**
 * Decodes MoveNet's maps like its own graph: the person nearest to the middle, each joint's
 * position expected from the centre, the highest heat near it, and its offset within the cell.
 *
 * @param center logits of [y][x]
 * @param regress [joint × (y, x)][y][x], in cells from the centre
 * @param heat logits of [joint][y][x]
 * @param offset [joint × (y, x)][y][x], in cells
 */
export function decodePose(
  center: Float32Array,
  regress: Float32Array,
  heat: Float32Array,
  offset: Float32Array,
): MapJoint[] {
  const middle = mapSide / 2;
  const person = bestCell(center, 0, middle, middle);
  const [column, row] = [person % mapSide, Math.floor(person / mapSide)];
  return Array.from({ length: heat.length / cells }, (_, joint) => {
    const at = (map: Float32Array, axis: 0 | 1, cell: number) =>
      map[(joint * 2 + axis) * cells + cell] as number;
    const expected = [column + at(regress, 1, person), row + at(regress, 0, person)] as const;
    const cell = bestCell(heat, joint, ...expected);
    return {
      x: (cell % mapSide) + at(offset, 1, cell),
      y: Math.floor(cell / mapSide) + at(offset, 0, cell),
      score: sigmoid(heat[joint * cells + cell] as number),
    };
  });
}

/** The cell with the highest score divided by its distance from a point. */
function bestCell(logits: Float32Array, channel: number, x: number, y: number): number {
  let [best, most] = [0, -1];
  for (let cell = 0; cell < cells; cell += 1) {
    const away = Math.hypot((cell % mapSide) - x, Math.floor(cell / mapSide) - y);
    const value = sigmoid(logits[channel * cells + cell] as number) / (away + softness);
    if (value > most) [best, most] = [cell, value];
  }
  return best;
}

const sigmoid = (logit: number): number => 1 / (1 + Math.exp(-logit));
