import { facePoints } from './face.ts';
import { expect, it } from 'vitest';
import { detectFaces } from './detect-faces.ts';
import { decode, drawFaces, type DrawnFace } from './testing/drawn-face.ts';

const detect = async (width: number, height: number, faces: DrawnFace[]) =>
  detectFaces(await decode(drawFaces(width, height, faces)));

it('finds drawn faces where they are, from left to right', async () => {
  const found = await detect(600, 400, [
    { x: 450, y: 220, radius: 70, skin: '#a0694a' },
    { x: 150, y: 200, radius: 60 },
  ]);
  expect(found.length).toBe(2);
  for (const [i, x, y, radius] of [
    [0, 150, 200, 60],
    [1, 450, 220, 70],
  ] as const) {
    const { box, mesh, score } = found[i] ?? { box: { x: 0, width: 0 }, mesh: [], score: 0 };
    expect(score).toBeGreaterThan(0.7);
    expect(Math.abs(box.x + box.width / 2 - x)).toBeLessThan(radius * 0.1);
    expect(Math.abs(box.width - 2 * radius)).toBeLessThan(radius * 0.4);
    // The drawing's left eye ends 0.58 radii left of the middle and 0.14 above it.
    const eye = facePoints.leftEyeOuter * 3;
    expect(Math.abs((mesh[eye] ?? 0) - (x - 0.58 * radius))).toBeLessThan(radius * 0.12);
    expect(Math.abs((mesh[eye + 1] ?? 0) - (y - 0.14 * radius))).toBeLessThan(radius * 0.12);
  }
});

it('finds a face of 6 % of the picture’s side', async () => {
  const [face] = await detect(1_000, 1_000, [{ x: 700, y: 300, radius: 30 }]);
  expect(Math.abs((face?.box.x ?? 0) + (face?.box.width ?? 0) / 2 - 700)).toBeLessThan(4);
});

it('tells how a head leans and looks', async () => {
  const [face] = await detect(400, 400, [{ x: 200, y: 200, radius: 70, lean: 25 }]);
  expect(face?.rotation.roll).toBeGreaterThan(20);
  expect(face?.rotation.roll).toBeLessThan(30);
  expect(Math.abs(face?.rotation.yaw ?? 99)).toBeLessThan(8);
});

it('finds nobody on a bare wall', async () => {
  expect(await detect(400, 300, [])).toEqual([]);
});
