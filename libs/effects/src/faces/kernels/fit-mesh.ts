import { canonicalUv } from './canonical-uv.ts';
import { faceOval, meshSize } from '@tintory/imaging/faces';
import { smoothStep, solveLinear } from '@tintory/pixels';

/** From the border of the face inwards, in thousandths of the canonical face: there the shape is free. */
const borderBand = 160;

/**
 * The target's mesh with some of the source's own features: the source is turned to how the target
 * stands by the affine camera that fits best, and the border of the face stays the target's.
 *
 * @param likeness from 0, the target's mesh, to 1, the source's features
 * @returns a mesh with the target's depths
 */
export function fitMesh(
  target: Float32Array,
  source: Float32Array,
  likeness: number,
): Float32Array {
  const out = Float32Array.from(target);
  const camera = [0, 1].map((axis) => affineCamera(source, target, axis));
  for (let point = 0; point < meshSize; point += 1) {
    const share = likeness * freedomOf(point);
    const from = [...source.subarray(point * 3, point * 3 + 3), 1];
    for (const axis of [0, 1]) {
      const turned = from.reduce((sum, value, i) => sum + value * (camera[axis]?.[i] ?? 0), 0);
      const at = point * 3 + axis;
      out[at] = (out[at] as number) + share * (turned - (out[at] as number));
    }
  }
  return out;
}

/** The weights of x, y, z and 1 that come closest to the target's x (0) or y (1). */
function affineCamera(source: Float32Array, target: Float32Array, axis: number): number[] {
  const matrix = [0, 1, 2, 3].map(() => [0, 0, 0, 0]);
  const right = [0, 0, 0, 0];
  for (let i = 0; i < source.length; i += 3) {
    const from = [source[i] as number, source[i + 1] as number, source[i + 2] as number, 1];
    const to = target[i + axis] as number;
    for (const [row, a] of from.entries()) {
      right[row] = (right[row] as number) + a * to;
      const line = matrix[row] as number[];
      for (const [column, b] of from.entries()) line[column] = (line[column] as number) + a * b;
    }
  }
  return solveLinear(matrix, right);
}

let freedoms: Float32Array | undefined;

/** 0 on the border of the face, 1 further in. */
function freedomOf(point: number): number {
  freedoms ??= Float32Array.from({ length: meshSize }, (_, i) =>
    smoothStep(0, borderBand, distanceToOval(i)),
  );
  return freedoms[point] as number;
}

function distanceToOval(point: number): number {
  const [x, y] = uvOf(point);
  return Math.min(
    ...faceOval.map((from, i) => {
      const [x1, y1] = uvOf(from);
      const [x2, y2] = uvOf(faceOval[(i + 1) % faceOval.length] as number);
      const [dx, dy] = [x2 - x1, y2 - y1];
      const t = Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy)));
      return Math.hypot(x - x1 - t * dx, y - y1 - t * dy);
    }),
  );
}

const uvOf = (point: number): [number, number] => [
  canonicalUv[point * 2] as number,
  canonicalUv[point * 2 + 1] as number,
];
