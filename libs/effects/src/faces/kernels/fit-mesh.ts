import { canonicalUv } from './canonical-uv.ts';
import { faceOval, meshSize } from '@tintory/imaging/faces';
import { smoothStep } from '@tintory/pixels';
import { Matrix, SVD } from 'ml-matrix';

/**
 * Width of the band inside the face's border, in thousandths of the canonical face; beyond it the
 * shape is free.
 */
const borderBand = 160;

/**
 * The target's mesh with a share of the source's features: the source is aligned by the best-
 * fitting affine camera, and the face's border stays the target's.
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
  const turned = turnToTarget(source, target);
  for (let point = 0; point < meshSize; point += 1) {
    const share = likeness * freedomOf(point);
    for (const axis of [0, 1]) {
      const at = point * 3 + axis;
      const from = target[at] as number;
      out[at] = from + share * (turned.get(point, axis) - from);
    }
  }
  return out;
}

/** The source's points as x, y under the affine camera that brings them closest to the target's. */
function turnToTarget(source: Float32Array, target: Float32Array): Matrix {
  const places = Matrix.from1DArray(meshSize, 3, source).addColumn(Array<number>(meshSize).fill(1));
  const wanted = Matrix.from1DArray(meshSize, 3, target).removeColumn(2);
  // By SVD, because a flat source leaves depth undetermined.
  return places.mmul(new SVD(places).solve(wanted));
}

let freedoms: Float32Array | undefined;

/** 0 on the face's border, 1 inside the band. */
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
