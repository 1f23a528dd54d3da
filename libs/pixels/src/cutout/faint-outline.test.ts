import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createRandom } from '../noise/random.ts';
import { createPlane, type RgbaImage } from '../plane/rgba-image.ts';
import { faintShare } from './faint-outline.ts';

const [width, height] = [120, 100];
type Color = [red: number, green: number, blue: number];
const white: Color = [240, 240, 238];
const cream: Color = [235, 233, 226];
const pale: Color = [230, 228, 218];
const ink: Color = [30, 40, 60];

/** A disc in front of a wall, in colours that depend on the distance to its centre. */
function drawDisc(radius: number, colorAt: (far: number, x: number, y: number) => Color) {
  const image: RgbaImage = { data: new Uint8ClampedArray(width * height * 4), width, height };
  const mask = createPlane(width, height);
  for (let at = 0; at < width * height; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const far = Math.hypot(x - 60, y - 50) - radius;
    if (far < 0) mask.data[at] = 1;
    image.data.set([...colorAt(far, x, y), 255], at * 4);
  }
  return { image, mask };
}

const discBefore = (wall: Color, subject: Color, radius = 35) =>
  drawDisc(radius, (far) => (far < 0 ? subject : wall));

const shareOf = ({ image, mask }: ReturnType<typeof drawDisc>) => faintShare(image, mask);

/** Camera grain of the same strength everywhere. */
function addGrain(drawn: ReturnType<typeof drawDisc>, strength: number) {
  const random = createRandom(7);
  const { data } = drawn.image;
  for (let i = 0; i < data.length; i += 1) {
    data[i] += (random() + random() + random() - 1.5) * 2 * strength;
  }
  return drawn;
}

it('is nothing where a subject stands out all around', () => {
  expect(shareOf(discBefore(white, ink))).toBe(0);
});

it('is nothing where white on clean white leaves an edge that is faint, but the only one', () => {
  expect(shareOf(discBefore(white, cream))).toBe(0);
});

it('is most of it where grain is as strong as that edge', () => {
  expect(shareOf(addGrain(discBefore(white, cream), 9))).toBeGreaterThan(0.5);
});

it('is nothing where grain is weaker than the edge', () => {
  expect(shareOf(addGrain(discBefore(white, ink), 9))).toBe(0);
});

it('is everything where both sides are the same, as those of glass are, whatever its rim', () => {
  const glass = drawDisc(35, (far) => (Math.abs(far) < 2 ? [150, 160, 155] : white));
  expect(shareOf(glass)).toBeGreaterThan(0.95);
});

it('is everything where nothing is to be seen at all', () => {
  expect(shareOf(discBefore(white, white))).toBe(1);
});

it('is most of it where another edge behind the subject is as strong', () => {
  const dish: Color = [229, 226, 214];
  const behind = drawDisc(30, (far) => (far < 0 ? dish : far < 6 ? cream : white));
  expect(shareOf(behind)).toBeGreaterThan(0.8);
});

it('is nothing where what is behind the subject has an edge of its own that is far stronger', () => {
  const horizon = drawDisc(30, (far) => (far < 0 ? pale : far < 6 ? white : ink));
  expect(shareOf(horizon)).toBe(0);
});

it('is the part of the outline that cannot be seen', () => {
  const half = drawDisc(30, (far, x) => (far < 0 && x < 60 ? ink : white));
  expect(shareOf(half)).toBeGreaterThan(0.4);
});

it('counts more than its length where the outline leaps through the subject', () => {
  const drawn = discBefore(white, ink);
  const leap = 10;
  for (let y = 0; y < 50; y += 1) {
    for (let x = 60; x < 60 + leap; x += 1) if (y < 25) drawn.mask.data[y * width + x] = 0;
  }
  const around = 2 * Math.PI * 35;
  expect(shareOf(drawn)).toBeGreaterThan((3 * leap) / around);
});

it('does not count where the picture ends', () => {
  const { image, mask } = discBefore(white, ink);
  mask.data.fill(1);
  expect(faintShare(image, mask)).toBe(0);
});

it('is nothing for any two colours that are far apart, of a subject of any size', () => {
  const dark = fc.integer({ min: 0, max: 90 });
  const light = fc.integer({ min: 170, max: 255 });
  fc.assert(
    fc.property(
      fc.tuple(dark, dark, dark),
      fc.tuple(light, light, light),
      fc.integer({ min: 8, max: 40 }),
      (one, other, radius) => {
        expect(shareOf(discBefore(one, other, radius))).toBe(0);
        expect(shareOf(discBefore(other, one, radius))).toBe(0);
      },
    ),
    { numRuns: 30 },
  );
});
