import type { Plane, RgbaImage } from '@tintory/pixels';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { withoutHanger } from './without-hanger.ts';

const [width, height] = [400, 450];
const hook = '<path d="M200 72V44Q200 34 207 34Q215 34 213 46" stroke-width="5"/>';
const bar = '<path d="M150 100L200 70L250 100" stroke-width="10"/>';
const vest =
  '<path stroke="none" fill="#fff" d="M140 70H165Q170 150 200 150Q230 150 235 70H260Q265 150 285 180V400H115V180Q135 150 140 70Z"/>';
const shirt =
  '<path stroke="none" fill="#fff" d="M165 70Q200 60 235 70L280 90L360 300L320 315L275 200V420H125V200L80 315L40 300L120 90Z"/>';
const turtleneck =
  '<path stroke="none" fill="#fff" d="M165 90V40H235V90L280 105L360 300L320 315L275 200V420H125V200L80 315L40 300L120 105Z"/>';

async function draw(...shapes: string[]): Promise<Plane> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="400" height="450"/><g fill="none" stroke="#fff">${shapes.join('')}</g></svg>`;
  const bytes = await sharp(Buffer.from(svg)).greyscale().raw().toBuffer();
  return { data: Float32Array.from(bytes, (value) => value / 255), width, height };
}

const paint = async (ground: string, ...shapes: string[]): Promise<RgbaImage> => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="400" height="450" fill="${ground}"/><g fill="none" stroke="#8a6a45">${shapes.join('')}</g></svg>`;
  const data = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();
  return { data: new Uint8ClampedArray(data), width, height };
};
/** Takes off the hanger; by default the picture has a single colour. */
const unhung = async (mask: Plane, image?: RgbaImage) =>
  withoutHanger(mask, image ?? (await paint('#888')));

/** Number of pixels in which two masks differ. */
const differing = (a: Plane, b: Plane): number =>
  a.data.reduce(
    (sum, value, i) => sum + (Math.abs(value - (b.data[i] as number)) > 0.5 ? 1 : 0),
    0,
  );

it('takes the hook away that a closed shirt hangs from', async () => {
  const [hung, bare] = [await draw(shirt, hook), await draw(shirt)];
  expect(differing(hung, bare)).toBeGreaterThan(150);
  expect(differing((await unhung(hung)).mask, bare)).toBeLessThan(90);
});

it('takes hook and bar out of the open neckline of a vest, and leaves its straps', async () => {
  const [hung, bare] = [await draw(vest, hook, bar), await draw(vest)];
  expect(differing(hung, bare)).toBeGreaterThan(600);
  expect(differing((await unhung(hung)).mask, bare)).toBeLessThan(120);
});

it.each([
  ['a vest that lies', vest],
  ['a collar that stands up', turtleneck],
])('leaves %s as it is', async (_, shape) => {
  const mask = await draw(shape);
  expect((await unhung(mask)).mask).toBe(mask);
});

it('leaves a picture of nothing as it is', async () => {
  const nothing = await draw();
  expect((await unhung(nothing)).mask).toBe(nothing);
});

const cloth = (color: string) => vest.replace('#fff', color);
const ground = '<path stroke="none" fill="#fff" d="M140 70H260V150H140Z"/>';

it('opens a neckline that a bar has closed, where the ground is seen in it', async () => {
  const [mask, bare] = [await draw(vest, hook, bar, ground), await draw(vest)];
  const picture = await paint('#f4f4f2', bar, cloth('#27334f'));
  expect(differing(mask, bare)).toBeGreaterThan(4_000);
  expect(differing((await unhung(mask, picture)).mask, bare)).toBeLessThan(200);
});

it('leaves a white print on white ground, as there is no telling them apart', async () => {
  const print = '<path stroke="none" fill="#f4f4f2" d="M170 200H230V260H170Z"/>';
  const mask = await draw(shirt, hook);
  const picture = await paint('#f4f4f2', cloth('#27334f'), print);
  const { data } = (await unhung(mask, picture)).mask;
  expect(data[230 * width + 200]).toBe(1);
});

it('paints a bar over that is seen before the inside of a back', async () => {
  const inside = '<path stroke="none" fill="#141a28" d="M140 70H260V160H140Z"/>';
  const mask = await draw(vest, hook, bar, ground);
  const picture = await paint('#f4f4f2', inside, bar, cloth('#27334f'));
  const { data } = (await unhung(mask, picture)).picture;
  for (const [x, y] of [
    [200, 72],
    [175, 86],
    [225, 86],
  ] as const) {
    expect(data[(y * width + x) * 4]).toBeLessThan(60);
  }
});

it('leaves a light trim of the neck that hangs down', async () => {
  const trim = '<path stroke="#e8d8a0" stroke-width="10" d="M165 74Q200 100 235 74"/>';
  const mask = await draw(shirt);
  const picture = await paint('#f4f4f2', shirt.replace('#fff', '#27334f'), trim);
  expect((await unhung(mask, picture)).picture).toBe(picture);
});
