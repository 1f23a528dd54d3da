import { expect, it } from 'vitest';
import { toLab } from '@tintory/pixels';
import { colorAt } from '@tintory/pixels/testing';
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

it('turns neither brows blue nor the whites of eyes cyan where the source’s skin is warmer', () => {
  const [brow, white] = [
    { v: 0.28, color: [46, 44, 42] },
    { v: 0.38, color: [170, 168, 165] },
  ] as const;
  // Blotches: otherwise even skin gets a spread of colours.
  const fair = drawnFace(width, height, frame, [225, 196, 178], undefined, (u, v) => {
    const isCheek = v > 0.45 && v < 0.9 && Math.hypot(u - 0.5, v - 0.5) < 0.5;
    return isCheek ? [225, 196, 178 * (1 + 0.08 * Math.sin(u * 40))] : undefined;
  });
  const warm = drawnFace(width, height, frame, [186, 120, 70], undefined, (u, v) => {
    const painted = [brow, white].find((it) => Math.abs(v - it.v) < 0.025);
    return Math.abs(Math.abs(u - 0.5) - 0.16) < 0.07 ? painted?.color : undefined;
  });
  const out = swapFace(fair, { mesh }, warm, { mesh });
  const x = Math.round(frame.left + 0.34 * frame.size);
  for (const { v, color } of [brow, white]) {
    const [red = 0, , blue = 0] = colorAt(out, x, Math.round(frame.top + v * frame.size));
    expect(Math.abs(blue - red - (color[2] - color[0]))).toBeLessThan(10);
  }
  const [was, is] = [colorAt(fair, 65, 105), colorAt(out, 65, 105)];
  for (const c of [0, 1, 2]) expect(Math.abs((was[c] ?? 0) - (is[c] ?? 0))).toBeLessThan(16);
});

it('gives all of a face the tint of a picture that has a single one', () => {
  const tinted = drawnFace(width, height, frame, [210, 180, 140]);
  const { data } = tinted;
  for (let i = 0; i < data.length; i += 4) {
    const grey = ((data[i] as number) + (data[i + 1] as number) + (data[i + 2] as number)) / 3;
    data.set([grey * 1.1, grey, grey * 0.85], i);
  }
  const greyEyed = drawnFace(width, height, frame, [150, 92, 50], undefined, (u, v) =>
    Math.abs(v - 0.38) < 0.025 && Math.abs(u - 0.34) < 0.07 ? [120, 120, 120] : undefined,
  );
  const out = swapFace(tinted, { mesh }, greyEyed, { mesh });
  const [x, y] = [frame.left + 0.34 * frame.size, frame.top + 0.38 * frame.size].map(Math.round);
  const [red = 0, , blue = 0] = colorAt(out, x ?? 0, y ?? 0);
  expect(red - blue).toBeGreaterThan(12);
});

it('leaves nothing of the target’s brows, not even where the source’s hair hides the skin', () => {
  const brow = { v: 0.24, color: [52, 38, 30] } as const;
  const browed = drawnFace(width, height, frame, [205, 158, 130], undefined, (u, v) =>
    Math.abs(v - brow.v) < 0.03 && Math.abs(Math.abs(u - 0.5) - 0.16) < 0.09
      ? brow.color
      : undefined,
  );
  const hairy = drawnFace(width, height, frame, [205, 158, 130], (_, v) => (v < 0.27 ? 0.12 : 1));
  const out = swapFace(browed, { mesh }, hairy, { mesh });
  const y = Math.round(frame.top + brow.v * frame.size);
  for (const u of [0.27, 0.34, 0.41, 0.59, 0.66, 0.73]) {
    const x = Math.round(frame.left + u * frame.size);
    expect(lightnessAt(out, x, y, 1)).toBeGreaterThan(lightnessAt(target, x, y, 1) - 12);
  }
});

it('takes dark glasses off a target: the new face has eyes of its own', () => {
  const lens = (u: number, v: number) =>
    ((Math.abs(u - 0.5) - 0.17) / 0.15) ** 2 + ((v - 0.4) / 0.12) ** 2 < 1;
  const shaded = drawnFace(width, height, frame, [205, 158, 130], undefined, (u, v) =>
    lens(u, v) ? [20, 20, 24] : undefined,
  );
  const out = swapFace(shaded, { mesh }, target, { mesh });
  for (const u of [0.28, 0.36, 0.64, 0.72]) {
    const [x, y] = [frame.left + u * frame.size, frame.top + 0.47 * frame.size].map(Math.round);
    const [is, bare] = [out, target].map((image) => lightnessAt(image, x ?? 0, y ?? 0, 1));
    expect(is).toBeGreaterThan((bare ?? 0) - 12);
  }
});

it('takes glasses off whose frames reach beyond the new face', () => {
  const isRim = (u: number, v: number) =>
    Math.abs(Math.hypot((Math.abs(u - 0.5) - 0.24) / 0.17, (v - 0.43) / 0.12) - 1) < 0.14;
  const isBridge = (u: number, v: number) => Math.abs(u - 0.5) < 0.08 && Math.abs(v - 0.4) < 0.02;
  const framed = drawnFace(width, height, frame, [205, 158, 130], undefined, (u, v) =>
    isRim(u, v) || isBridge(u, v) ? [30, 24, 22] : undefined,
  );
  const out = swapFace(framed, { mesh }, target, { mesh });
  for (const u of [0.08, 0.92]) {
    const [x, y] = [frame.left + u * frame.size, frame.top + 0.4 * frame.size].map(Math.round);
    const [is, bare] = [out, target].map((image) => lightnessAt(image, x ?? 0, y ?? 0, 1));
    expect(is).toBeGreaterThan((bare ?? 0) - 12);
  }
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
