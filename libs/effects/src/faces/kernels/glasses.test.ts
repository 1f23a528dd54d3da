import { expect, it } from 'vitest';
import { toLab } from '@tintory/pixels';
import { findGlasses, wearsDarkGlasses } from './glasses.ts';
import { drawnFace, drawnMesh } from './testing/drawn-face.ts';

const frame = { left: 30, top: 28, size: 120 };
const [width, height] = [180, 176];
const mesh = drawnMesh(frame);
const lens = (u: number, v: number, side: -1 | 1) =>
  ((u - 0.5 - side * 0.17) / 0.15) ** 2 + ((v - 0.4) / 0.12) ** 2 < 1;
const lightOf = (paint: (u: number, v: number) => [number, number, number] | undefined) =>
  toLab(drawnFace(width, height, frame, [205, 158, 130], undefined, paint)).l;

it('knows dark glasses by what is dark below both eyes', () => {
  expect(
    wearsDarkGlasses(
      lightOf((u, v) => (lens(u, v, -1) || lens(u, v, 1) ? [25, 25, 28] : undefined)),
      mesh,
    ),
  ).toBe(true);
});

it('takes neither bare eyes nor one that hair hides for dark glasses', () => {
  expect(
    wearsDarkGlasses(
      lightOf(() => undefined),
      mesh,
    ),
  ).toBe(false);
  expect(
    wearsDarkGlasses(
      lightOf((u) => (u < 0.45 ? [25, 25, 28] : undefined)),
      mesh,
    ),
  ).toBe(false);
});

it('takes what is no skin from the brows to the cheeks for them, and hair further up for none', () => {
  const { l } = toLab(
    drawnFace(width, height, frame, [205, 158, 130], undefined, (u, v) =>
      lens(u, v, -1) || lens(u, v, 1) || v < 0.15 ? [25, 25, 28] : undefined,
    ),
  );
  const trust = { ...l, data: l.data.map((value) => (value < 40 ? 0 : 1)) };
  const glasses = findGlasses(trust, mesh, frame.size);
  const at = (u: number, v: number) =>
    glasses.data[
      Math.round(frame.top + v * frame.size) * width + Math.round(frame.left + u * frame.size)
    ] as number;
  expect(at(0.33, 0.47)).toBeGreaterThan(0.9);
  expect(at(0.67, 0.36)).toBeGreaterThan(0.9);
  expect(at(0.5, 0.12)).toBe(0);
  expect(at(0.5, 0.6)).toBe(0);
});
