import { describe, expect, it } from 'vitest';
import { toLab, type RgbaImage } from '@tintory/pixels';
import { colorAt } from '@tintory/pixels/testing';
import { stageInPlace } from './stage-in-place.ts';
import type { StagedGround } from './staging.ts';
import { board, drawBlock, drawRoom, optionsOf, surface } from './testing/drawn-scene.ts';

const red = drawBlock([170, 60, 50]);
const grounds: StagedGround[] = [
  { kind: 'table', surface },
  { kind: 'floor', surface },
  { kind: 'open' },
  { kind: 'sweep', top: [230, 230, 230], bottom: [240, 240, 240], gloss: 0, roughness: 0.05 },
];

/** The mean colour distance where a picture shows the subject. */
function colorChange(subject: RgbaImage, picture: RgbaImage): number {
  const [own, shown] = [toLab(subject), toLab(picture)];
  let [sum, count] = [0, 0];
  for (let i = 0; i < own.l.data.length; i += 1) {
    if (subject.data[i * 4 + 3] !== 255) continue;
    const distance = (['l', 'a', 'b'] as const).map(
      (axis) => (own[axis].data[i] ?? 0) - (shown[axis].data[i] ?? 0),
    );
    sum += Math.hypot(...distance);
    count += 1;
  }
  return sum / count;
}

const lightness = (image: RgbaImage, x: number, y: number) =>
  colorAt(image, x, y)
    .slice(0, 3)
    .reduce((sum, value) => sum + value, 0) / 3;

describe('a subject in a place', () => {
  it.each(grounds)('is opaque and the same from the same seed: $kind', (ground) => {
    const picture = stageInPlace(red, optionsOf({ ground }));
    expect(picture.data.every((value, i) => i % 4 !== 3 || value === 255)).toBe(true);
    expect(stageInPlace(red, optionsOf({ ground })).data).toEqual(picture.data);
    expect(stageInPlace(red, optionsOf({ ground, seed: 2 })).data).not.toEqual(picture.data);
  });

  it.each([
    ['white', [1, 1, 1]],
    ['a candle’s', [1, 0.6, 0.25]],
    ['a forest’s', [0.5, 1, 0.4]],
    ['an evening’s', [0.4, 0.6, 1]],
  ] as const)('keeps its colours in %s light', (_, tint) => {
    const room = drawRoom({ x: 0.15, y: 0.25, power: 900 }, tint);
    for (const color of [
      [170, 60, 50],
      [240, 238, 235],
      [40, 42, 45],
      [60, 110, 180],
    ] as const) {
      const block = drawBlock(color);
      expect(colorChange(block, stageInPlace(block, optionsOf({ room })))).toBeLessThan(6);
    }
  });

  it.each(grounds)('changes nothing around it by its colour: $kind', (ground) => {
    const blue = drawBlock([50, 60, 190]);
    const [one, other] = [red, blue].map((block) => stageInPlace(block, optionsOf({ ground })));
    const differs = Array.from(
      { length: red.width * red.height },
      (_, i) =>
        red.data[i * 4 + 3] === 0 &&
        [0, 1, 2].some((channel) => one?.data[i * 4 + channel] !== other?.data[i * 4 + channel]),
    );
    expect(differs.filter(Boolean)).toHaveLength(0);
  });

  it('darkens the ground beside its foot', () => {
    const ground: StagedGround = {
      kind: 'sweep',
      top: [220, 220, 220],
      bottom: [220, 220, 220],
      gloss: 0,
      roughness: 0,
    };
    const picture = stageInPlace(red, optionsOf({ ground }));
    const bare = stageInPlace(red, optionsOf({ ground, shadow: 0 }));
    expect(lightness(picture, 37, 76)).toBeLessThan(lightness(bare, 37, 76) - 10);
    expect(lightness(picture, 37, 10)).toBe(lightness(bare, 37, 10));
  });

  it.each([
    ['left', 0.15, 72, 24],
    ['right', 0.85, 24, 72],
  ])('casts its shadow away from a lamp on the %s', (_, x, dark, light) => {
    const room = drawRoom({ x, y: 0.25, power: 900 });
    const picture = stageInPlace(red, optionsOf({ room }));
    const bare = stageInPlace(red, optionsOf({ room, shadow: 0 }));
    const lost = (column: number) => lightness(bare, column, 70) - lightness(picture, column, 70);
    expect(lost(dark)).toBeGreaterThan(lost(light) + 5);
  });

  it('is mirrored in a polished ground', () => {
    const black = {
      ...surface,
      texture: board.map((level) => ({ ...level, data: level.data.map(() => 0.01) })),
    };
    const ground = (gloss: number): StagedGround => ({
      kind: 'table',
      surface: { ...black, gloss, roughness: 0.03 },
    });
    const redness = (gloss: number) => {
      const [r = 0, , b = 0] = colorAt(
        stageInPlace(red, optionsOf({ ground: ground(gloss) })),
        48,
        84,
      );
      return r - b;
    };
    expect(redness(1)).toBeGreaterThan(redness(0) + 10);
  });

  it('turns a lamp far behind it into a disc', () => {
    const room = drawRoom({ x: 0.5, y: 0.46, power: 200 });
    const at = (blur: number) => {
      const options = optionsOf({ room, ground: { kind: 'open' } });
      return stageInPlace(red, { ...options, place: { ...options.place, blur } });
    };
    const bright = (image: RgbaImage) =>
      Array.from({ length: 96 }, (_, x) => lightness(image, x, 18)).filter((value) => value > 240)
        .length;
    expect(bright(at(0.12))).toBeGreaterThan(bright(at(0.01)));
  });

  it('lets the backdrop shed light around its edge', () => {
    const room = drawRoom({ x: 0.5, y: 0.4, power: 40 });
    const dark = drawBlock([20, 20, 20]);
    const options = optionsOf({ room, ground: { kind: 'open' } });
    const picture = stageInPlace(dark, options);
    const flat = stageInPlace(dark, { ...options, relight: 0 });
    expect(lightness(picture, 39, 40)).toBeGreaterThan(lightness(flat, 39, 40) + 2);
  });

  it('stands in the grass, not on it', () => {
    const heights = board.map(({ width, height }) => ({
      data: new Float32Array(width * height).fill(1),
      width,
      height,
    }));
    const lawn = { ...surface, grass: { blades: heights, metres: 0.02 } };
    const standing = stageInPlace(red, optionsOf({ ground: { kind: 'floor', surface: lawn } }));
    const [r = 0, , b = 0] = colorAt(standing, 48, 75);
    const [bareRed = 0, , bareBlue = 0] = colorAt(
      stageInPlace(red, optionsOf({ ground: { kind: 'floor', surface } })),
      48,
      75,
    );
    expect(bareRed - bareBlue).toBeGreaterThan(r - b + 30);
  });

  it('may be missing', () => {
    const nothing = drawBlock([0, 0, 0]);
    nothing.data.fill(0);
    for (const ground of grounds) {
      expect(stageInPlace(nothing, optionsOf({ ground })).data).toHaveLength(nothing.data.length);
    }
  });
});
