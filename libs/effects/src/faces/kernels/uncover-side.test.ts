import { expect, it } from 'vitest';
import { colorAt } from '@tintory/pixels/testing';
import { drawnFace, drawnMesh } from './testing/drawn-face.ts';
import { uncoverSide } from './uncover-side.ts';

const frame = { left: 30, top: 28, size: 120 };
const [width, height] = [180, 176];
const mesh = drawnMesh(frame);
const place = (u: number, v: number) =>
  [Math.round(frame.left + u * frame.size), Math.round(frame.top + v * frame.size)] as const;

/** A face painted with this, warped and uncovered. */
function uncovered(paint: (u: number, v: number) => [number, number, number] | undefined) {
  const face = drawnFace(width, height, frame, [205, 158, 130], undefined, paint);
  const out = { ...face, data: new Uint8ClampedArray(face.data) };
  uncoverSide(out, mesh, face, mesh, frame.size);
  return { face, out };
}

it('puts the other side’s brow where hair covers one', () => {
  const { out } = uncovered((u, v) => {
    if (u < 0.45 && v < 0.42) return [30, 22, 18];
    return v > 0.27 && v < 0.3 && u > 0.56 && u < 0.75 ? [60, 40, 30] : undefined;
  });
  const [skin, brow] = [colorAt(out, ...place(0.34, 0.2)), colorAt(out, ...place(0.34, 0.285))];
  expect(skin[0]).toBeGreaterThan(160);
  expect(brow[0]).toBeLessThan(120);
});

it('puts the other half where strands hang over one, down to the jaw', () => {
  const { out } = uncovered((u, v) => {
    if (u < 0.42) return Math.sin(u * 400) > 0 ? [222, 172, 140] : [100, 70, 55];
    return v > 0.27 && v < 0.3 && u > 0.56 && u < 0.75 ? [60, 40, 30] : undefined;
  });
  expect(colorAt(out, ...place(0.34, 0.285))[0]).toBeLessThan(120);
  const cheek = [0.26, 0.28, 0.3, 0.32].map((u) => colorAt(out, ...place(u, 0.62))[0] ?? 0);
  expect(Math.max(...cheek) - Math.min(...cheek)).toBeLessThan(25);
});

it.each([
  ['a bare face', () => undefined],
  [
    'a fringe over both brows',
    (_: number, v: number): [number, number, number] | undefined =>
      v < 0.34 ? [30, 22, 18] : undefined,
  ],
] as const)('leaves %s as it is', (_, paint) => {
  const { face, out } = uncovered(paint);
  expect(out.data).toEqual(face.data);
});

it('leaves a raised brow with the wrinkles above it, whose eye is the wider one', () => {
  const { face, out } = uncovered((u, v) => {
    if (u > 0.55 && v < 0.27) return [90, 60, 45];
    return u < 0.45 && v > 0.28 && v < 0.44 ? [60, 40, 30] : undefined;
  });
  expect(out.data).toEqual(face.data);
});
