import Delaunator from 'delaunator';
import { canonicalUv } from './canonical-uv.ts';

/** Where the lips of the canonical face meet, and how far they are opened, in its thousandths. */
const lips = { y: 694, gap: 20 };

let triangles: Uint32Array | undefined;

/**
 * The triangles between the points of the mesh, three indices each, eyes and mouth included. They
 * come from the face laid out flat, so that any two faces have the same ones. Its mouth is opened
 * first: closed lips would be sewn to each other instead of each to its own row of teeth.
 */
export function faceTriangles(): Uint32Array {
  triangles ??= new Delaunator(
    canonicalUv.map((value, i) => (i % 2 === 1 && value > lips.y ? value + lips.gap : value)),
  ).triangles;
  return triangles;
}
