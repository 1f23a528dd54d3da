import Delaunator from 'delaunator';
import { canonicalUv } from './canonical-uv.ts';

/**
 * Row where the canonical face's lips meet and the gap inserted there, in thousandths of the face.
 */
const lips = { y: 694, gap: 20 };

let triangles: Uint32Array | undefined;

/**
 * Delaunay triangles of the mesh, three indices each, including eyes and mouth. Computed on the
 * canonical UV map, so that all faces share them. Its mouth is opened first: closed lips would be
 * joined to each other instead of to their own teeth.
 */
export function faceTriangles(): Uint32Array {
  triangles ??= new Delaunator(
    canonicalUv.map((value, i) => (i % 2 === 1 && value > lips.y ? value + lips.gap : value)),
  ).triangles;
  return triangles;
}
