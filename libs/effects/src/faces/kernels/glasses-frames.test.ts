import { expect, it } from 'vitest';
import { toLab } from '@tintory/pixels';
import { wearsFrames } from './glasses-frames.ts';
import { drawnFace, drawnMesh } from './testing/drawn-face.ts';

const frame = { left: 30, top: 28, size: 240 };
const mesh = drawnMesh(frame);
const dark: [number, number, number] = [40, 30, 28];
const isRim = (u: number, v: number) =>
  Math.abs(Math.hypot((Math.abs(u - 0.5) - 0.18) / 0.14, (v - 0.43) / 0.11) - 1) < 0.13;
const isBridge = (u: number, v: number) => Math.abs(u - 0.5) < 0.06 && Math.abs(v - 0.4) < 0.014;
const seenIn = (isDark: (u: number, v: number) => boolean) =>
  wearsFrames(
    toLab(
      drawnFace(300, 300, frame, [205, 158, 130], undefined, (u, v) =>
        isDark(u, v) ? dark : undefined,
      ),
    ).l,
    mesh,
  );

it('knows glasses by a bridge across the nose and a rim below an eye', () => {
  expect(seenIn((u, v) => isRim(u, v) || isBridge(u, v))).toBe(true);
});

it('takes neither a bare face nor a line on the nose or on a cheek alone for glasses', () => {
  expect(seenIn(() => false)).toBe(false);
  expect(seenIn(isBridge)).toBe(false);
  expect(seenIn((u, v) => isRim(u, v) && Math.abs(u - 0.5) > 0.1)).toBe(false);
});

it('takes a shadow over both eyes and the nose for none', () => {
  expect(seenIn((_, v) => v > 0.3 && v < 0.48)).toBe(false);
});

it('looks at no pixel beyond the picture', () => {
  const away = drawnMesh({ ...frame, left: 500 });
  expect(wearsFrames(toLab(drawnFace(300, 300, frame, [205, 158, 130])).l, away)).toBe(false);
});
