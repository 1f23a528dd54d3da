import fc from 'fast-check';
import { expect, it } from 'vitest';
import { colorAt } from '@tintory/pixels/testing';
import { drawnFace, drawnMesh } from './testing/drawn-face.ts';
import { warpMesh } from './warp-mesh.ts';

const frame = { left: 10, top: 12, size: 60 };
const picture = drawnFace(80, 84, frame, [210, 160, 130]);

it('gives back every pixel of the face when nothing moves, and nothing around it', () => {
  const mesh = drawnMesh(frame);
  const same = warpMesh(picture, mesh, mesh, 80, 84);
  let [inside, worst] = [0, 0];
  for (let i = 0; i < same.data.length; i += 4) {
    if (!same.data[i + 3]) continue;
    inside += 1;
    for (const c of [0, 1, 2]) {
      const off = (same.data[i + c] as number) - (picture.data[i + c] as number);
      worst = Math.max(worst, Math.abs(off));
    }
  }
  expect(worst).toBeLessThanOrEqual(1);
  expect(inside).toBeGreaterThan(2_000);
  expect(colorAt(same, 2, 2)).toEqual([0, 0, 0, 0]);
});

it('moves by whole pixels without changing a color', () => {
  const shift = fc.integer({ min: -9, max: 9 });
  fc.assert(
    fc.property(shift, shift, (dx, dy) => {
      const from = drawnMesh(frame);
      const to = drawnMesh({ ...frame, left: frame.left + dx, top: frame.top + dy });
      const moved = warpMesh(picture, from, to, 80, 84);
      const [x, y] = [40 + dx, 42 + dy];
      const [was, is] = [colorAt(picture, 40, 42), colorAt(moved, x, y)];
      for (const [c, value] of was.entries())
        expect(Math.abs(value - (is[c] ?? 0))).toBeLessThan(3);
    }),
    { numRuns: 20 },
  );
});

it('averages a source four times as large instead of picking single pixels', () => {
  const large = { left: 40, top: 48, size: 240 };
  const board = drawnFace(320, 336, large, [200, 200, 200]);
  for (let i = 0; i < board.data.length; i += 4) {
    const on = ((i / 4) % 320) % 2 === Math.floor(i / 4 / 320) % 2;
    board.data.fill(on ? 255 : 0, i, i + 3);
  }
  const small = warpMesh(board, drawnMesh(large), drawnMesh(frame), 80, 84);
  for (const [x, y] of [
    [40, 42],
    [30, 50],
    [52, 33],
  ] as const) {
    const [red = 0] = colorAt(small, x, y);
    expect(Math.abs(red - 127.5)).toBeLessThan(12);
  }
});

it('leaves empty what lies beyond the source', () => {
  const mesh = drawnMesh(frame);
  const cut = drawnMesh({ ...frame, left: -30 });
  const out = warpMesh(picture, cut, mesh, 80, 84);
  expect(colorAt(out, 18, 42)[3]).toBe(0);
  expect(colorAt(out, 60, 42)[3]).toBe(255);
});
