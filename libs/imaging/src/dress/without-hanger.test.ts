import type { Plane } from '@tintory/pixels';
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

/** How many pixels two masks do not agree about. */
const differing = (a: Plane, b: Plane): number =>
  a.data.reduce(
    (sum, value, i) => sum + (Math.abs(value - (b.data[i] as number)) > 0.5 ? 1 : 0),
    0,
  );

it('takes the hook away that a closed shirt hangs from', async () => {
  const [hung, bare] = [await draw(shirt, hook), await draw(shirt)];
  expect(differing(hung, bare)).toBeGreaterThan(150);
  expect(differing(withoutHanger(hung), bare)).toBeLessThan(90);
});

it('takes hook and bar out of the open neckline of a vest, and leaves its straps', async () => {
  const [hung, bare] = [await draw(vest, hook, bar), await draw(vest)];
  expect(differing(hung, bare)).toBeGreaterThan(600);
  expect(differing(withoutHanger(hung), bare)).toBeLessThan(120);
});

it.each([
  ['a vest that lies', vest],
  ['a collar that stands up', turtleneck],
])('leaves %s as it is', async (_, shape) => {
  const mask = await draw(shape);
  expect(withoutHanger(mask)).toBe(mask);
});

it('leaves a picture of nothing as it is', async () => {
  const nothing = await draw();
  expect(withoutHanger(nothing)).toBe(nothing);
});
