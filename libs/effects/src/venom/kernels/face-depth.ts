import { faceTriangles } from '../../faces/kernels/face-triangles.ts';
import { faceOval, pointAt } from '@tintory/imaging/faces';
import { ovalMask } from '../../faces/kernels/face-masks.ts';
import { gaussianBlur, createPlane, type Plane } from '@tintory/pixels';
import type { FaceFrame } from './face-frame.ts';
import { eachPixel } from './shape-patch.ts';

/** Adds the mesh's relief to a height field, in pixels, level with the field at its border. */
export function addFaceDepth(height: Plane, frame: FaceFrame): void {
  const box = boundsOf(frame.mesh, height, frame.width * 0.25);
  if (box.width < 3 || box.height < 3) return;
  const mesh = frame.mesh.map((value, i) => value - ([box.x, box.y, 0][i % 3] as number));
  const border = faceOval.reduce((sum, i) => sum + pointAt(mesh, i)[2], 0) / faceOval.length;
  const relief = createPlane(box.width, box.height);
  const triangles = faceTriangles();
  for (let i = 0; i < triangles.length; i += 3) {
    fillTriangle(
      relief,
      [0, 1, 2].map((corner) => {
        const [x, y, z] = pointAt(mesh, triangles[i + corner] as number);
        return [x, y, Math.max(0, border - z)] as const;
      }),
    );
  }
  const smooth = gaussianBlur(relief, frame.width * 0.022);
  const inner = ovalMask(mesh, frame.width * 0.34, box.width, box.height);
  eachPixel(box, height.width, (i, index) => {
    const lift = (smooth.data[i] as number) * (inner.data[i] as number);
    height.data[index] = (height.data[index] as number) + lift * 0.8;
  });
}

/** The mesh's bounds plus a margin, clipped to the picture. */
function boundsOf(mesh: Float32Array, { width, height }: Plane, margin: number) {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let i = 0; i < mesh.length; i += 3) {
    const [x, y] = [mesh[i] as number, mesh[i + 1] as number];
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  const [x, y] = [Math.max(0, Math.floor(left - margin)), Math.max(0, Math.floor(top - margin))];
  return {
    x,
    y,
    width: Math.min(width, Math.ceil(right + margin)) - x,
    height: Math.min(height, Math.ceil(bottom + margin)) - y,
  };
}

type Corner = readonly [x: number, y: number, value: number];

/** Interpolates the corners' values over a triangle. */
function fillTriangle(plane: Plane, corners: readonly Corner[]): void {
  const [a, b, c] = corners as [Corner, Corner, Corner];
  const area = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]);
  if (Math.abs(area) < 1e-6) return;
  const left = Math.max(0, Math.floor(Math.min(a[0], b[0], c[0])));
  const right = Math.min(plane.width - 1, Math.ceil(Math.max(a[0], b[0], c[0])));
  const top = Math.max(0, Math.floor(Math.min(a[1], b[1], c[1])));
  const bottom = Math.min(plane.height - 1, Math.ceil(Math.max(a[1], b[1], c[1])));
  for (let y = top; y <= bottom; y += 1) {
    for (let x = left; x <= right; x += 1) {
      const [px, py] = [x + 0.5, y + 0.5];
      const v = ((px - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (py - a[1])) / area;
      const w = ((b[0] - a[0]) * (py - a[1]) - (px - a[0]) * (b[1] - a[1])) / area;
      if (v < 0 || w < 0 || v + w > 1) continue;
      plane.data[y * plane.width + x] = a[2] + (b[2] - a[2]) * v + (c[2] - a[2]) * w;
    }
  }
}
