import { expect, it } from 'vitest';
import { faceOval, facePoints, pointAt } from '@tintory/imaging/faces';
import { fitMesh } from './fit-mesh.ts';
import { drawnMesh } from './testing/drawn-face.ts';

const target = drawnMesh({ left: 100, top: 50, size: 200 });

/** The same head, turned to the side and seen from further away. */
function turned(mesh: Float32Array, degrees: number): Float32Array {
  const out = Float32Array.from(mesh);
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  for (let i = 0; i < out.length; i += 3) {
    const [x, z] = [mesh[i] as number, mesh[i + 2] as number];
    out[i] = 0.4 * (x * cos + z * sin);
    out[i + 1] = 0.4 * (mesh[i + 1] as number);
    out[i + 2] = 0.4 * (z * cos - x * sin);
  }
  return out;
}

it('turns a source back to how the target stands', () => {
  const fitted = fitMesh(target, turned(target, 20), 1);
  for (const [i, value] of fitted.entries()) expect(value).toBeCloseTo(target[i] as number, 1);
});

it('takes a wider mouth over by its share and leaves the border alone', () => {
  const wide = Float32Array.from(target);
  wide[facePoints.mouthRight * 3] = (target[facePoints.mouthRight * 3] as number) + 20;
  const xOf = (likeness: number) =>
    pointAt(fitMesh(target, wide, likeness), facePoints.mouthRight)[0];
  const [none, half, all] = [xOf(0), xOf(0.5), xOf(1)];
  expect(none).toBe(target[facePoints.mouthRight * 3]);
  expect(all - none).toBeGreaterThan(15);
  expect(half - none).toBeCloseTo((all - none) / 2, 1);
  const fitted = fitMesh(target, wide, 1);
  for (const point of faceOval) expect(pointAt(fitted, point)).toEqual(pointAt(target, point));
});
