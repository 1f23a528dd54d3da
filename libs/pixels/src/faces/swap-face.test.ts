import { expect, it } from 'vitest';
import { toLab } from '../lab.ts';
import { colorAt } from '../testing/draw.ts';
import { swapFace } from './swap-face.ts';
import { drawnFace, drawnMesh } from './testing/drawn-face.ts';

const frame = { left: 30, top: 28, size: 120 };
const [width, height] = [180, 176];
const mesh = drawnMesh(frame);
const target = drawnFace(width, height, frame, [205, 158, 130]);

const lightnessAt = (image: typeof target, x: number, y: number, radius = 6) => {
  const { l } = toLab(image);
  let sum = 0;
  for (let dy = -radius; dy <= radius; dy += 1) {
    for (let dx = -radius; dx <= radius; dx += 1)
      sum += l.data[(y + dy) * width + x + dx] as number;
  }
  return sum / (2 * radius + 1) ** 2;
};

it('changes hardly anything when a face is put onto itself', () => {
  const out = swapFace(target, { mesh }, target, { mesh });
  let squares = 0;
  for (const [i, value] of out.data.entries()) squares += (value - (target.data[i] as number)) ** 2;
  expect(Math.sqrt(squares / out.data.length)).toBeLessThan(2);
});

it('touches no pixel outside the face, and does not touch the target itself', () => {
  const before = Uint8ClampedArray.from(target.data);
  const other = drawnFace(width, height, frame, [120, 80, 60]);
  const out = swapFace(target, { mesh }, other, { mesh });
  expect(target.data).toEqual(before);
  let changed = 0;
  for (let i = 0; i < width * height; i += 1) {
    const [u, v] = [
      ((i % width) + 0.5 - frame.left) / frame.size,
      (Math.floor(i / width) + 0.5 - frame.top) / frame.size,
    ];
    const same =
      colorAt(out, i % width, Math.floor(i / width)).join() ===
      colorAt(target, i % width, Math.floor(i / width)).join();
    if (!same) changed += 1;
    if (u < -0.02 || u > 1.02 || v < 0.08 || v > 0.98) expect(same).toBe(true);
  }
  expect(changed).toBeGreaterThan(500);
});

it('brings a dark skin to the colour of the target’s', () => {
  const dark = drawnFace(width, height, frame, [120, 80, 60]);
  const out = swapFace(target, { mesh }, dark, { mesh });
  for (const [x, y] of [
    [65, 105],
    [115, 105],
    [90, 128],
  ] as const) {
    const [was, is] = [colorAt(target, x, y), colorAt(out, x, y)];
    for (const c of [0, 1, 2]) expect(Math.abs((was[c] ?? 0) - (is[c] ?? 0))).toBeLessThan(16);
  }
});

it('keeps the side from which the target is lit', () => {
  const lit = drawnFace(width, height, frame, [205, 158, 130], (u) => 1.1 - 0.35 * u);
  const otherSide = drawnFace(width, height, frame, [205, 158, 130], (u) => 0.75 + 0.35 * u);
  const out = swapFace(lit, { mesh }, otherSide, { mesh });
  const tilt = (image: typeof target) => lightnessAt(image, 62, 104) - lightnessAt(image, 118, 104);
  expect(tilt(lit)).toBeGreaterThan(5);
  expect(tilt(out)).toBeGreaterThan(0.5 * tilt(lit));
});

it('leaves hair on the target’s forehead and takes none of the source’s along', () => {
  const hairy = drawnFace(width, height, frame, [205, 158, 130], (_, v) => (v < 0.2 ? 0.12 : 1));
  const [x, y] = [90, 44];
  const kept = swapFace(hairy, { mesh }, target, { mesh });
  expect(Math.abs(lightnessAt(kept, x, y, 2) - lightnessAt(hairy, x, y, 2))).toBeLessThan(4);
  const free = swapFace(target, { mesh }, hairy, { mesh });
  expect(Math.abs(lightnessAt(free, x, y, 2) - lightnessAt(target, x, y, 2))).toBeLessThan(8);
});

it('shows the source’s mouth where the target’s is', () => {
  const wide = drawnFace(width, height, frame, [205, 158, 130], (u, v) =>
    Math.abs(v - 0.76) < 0.02 && Math.abs(u - 0.5) < 0.1 ? 0.3 : 1,
  );
  const out = swapFace(target, { mesh }, wide, { mesh });
  const [x, y] = [90, Math.round(frame.top + 0.76 * frame.size)];
  expect(lightnessAt(out, x, y, 1)).toBeLessThan(lightnessAt(target, x, y, 1) - 20);
});

it('copies the picture of a face that lies outside of it', () => {
  const away = drawnMesh({ ...frame, left: 500 });
  expect(swapFace(target, { mesh: away }, target, { mesh }).data).toEqual(
    new Uint8ClampedArray(target.data),
  );
});
