import { expect, it } from 'vitest';
import { faceTriangles } from './face-triangles.ts';
import { meshSize } from '@tintory/imaging/faces';
import { drawnMesh } from './testing/drawn-face.ts';

const triangles = faceTriangles();

it('cover the whole face, eyes and mouth included, once', () => {
  // Euler: 468 points of which 36 are on the border.
  expect(triangles.length / 3).toBe(2 * meshSize - 2 - 36);
  const mesh = drawnMesh({ left: 0, top: 0, size: 100 });
  const covers = (x: number, y: number) => {
    let count = 0;
    for (let i = 0; i < triangles.length; i += 3) {
      const [a, b, c] = [0, 1, 2].map((k) => (triangles[i + k] as number) * 3) as [
        number,
        number,
        number,
      ];
      const side = (p: number, q: number) =>
        Math.sign(
          ((mesh[q] as number) - (mesh[p] as number)) * (y - (mesh[p + 1] as number)) -
            ((mesh[q + 1] as number) - (mesh[p + 1] as number)) * (x - (mesh[p] as number)),
        );
      if (side(a, b) === side(b, c) && side(b, c) === side(c, a)) count += 1;
    }
    return count;
  };
  // An eye, a cheek, the chin, and the wall beside the face.
  expect([covers(34.3, 37.7), covers(25.1, 60.2), covers(50.3, 88.1), covers(2, 2)]).toEqual([
    1, 1, 1, 0,
  ]);
});

it('sew no lip to the other one', () => {
  const upper = [191, 80, 81, 82, 13, 312, 311, 310, 415];
  const edges = new Set<string>();
  for (let i = 0; i < triangles.length; i += 3) {
    for (let k = 0; k < 3; k += 1) {
      const pair = [triangles[i + k] as number, triangles[i + ((k + 1) % 3)] as number];
      edges.add(pair.sort((a, b) => a - b).join(' '));
    }
  }
  for (const [i, point] of upper.slice(1).entries()) {
    expect(edges).toContain([point, upper[i] as number].sort((a, b) => a - b).join(' '));
  }
});
