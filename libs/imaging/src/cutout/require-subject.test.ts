import { createPlane, type Plane, type RgbaImage } from '@tintory/pixels';
import { describe, expect, it } from 'vitest';
import { hasSubject, requireSubject } from './require-subject.ts';

const [width, height] = [200, 200];
const unsure = 0.16;

type Color = readonly [red: number, green: number, blue: number];
const isInside = (x: number, y: number) => x >= 80 && x < 120 && y >= 60 && y < 140;

/** A picture with a colour for each pixel, and a cutout that keeps its middle. */
function draw(colorAt: (x: number, y: number) => Color): [RgbaImage, Plane] {
  const data = new Uint8ClampedArray(width * height * 4);
  const alpha = createPlane(width, height);
  for (let i = 0; i < width * height; i += 1) {
    const [x, y] = [i % width, Math.floor(i / width)];
    data.set([...colorAt(x, y), 255], i * 4);
    alpha.data[i] = isInside(x, y) ? 1 : 0;
  }
  return [{ data, width, height }, alpha];
}

const grain = (x: number, y: number) => ((x * 31 + y * 17) % 23) - 11;
const brick = (x: number, y: number): Color => {
  const isJoint = x % 40 < 3 || y % 80 < 3;
  const tone = (isJoint ? 160 : 90) + grain(x, y);
  return [tone, tone - 10, tone - 20];
};

describe('a cutout nobody is sure of', () => {
  it('is refused where it has the colours of what it leaves out, as one brick of a wall', () => {
    const [image, alpha] = draw(brick);
    expect(() => requireSubject(image, alpha, unsure)).toThrow(
      expect.objectContaining({ code: 'NoSubject' }),
    );
    expect(hasSubject(image, alpha, unsure)).toBe(false);
  });

  it('is taken where it has colours of its own, as a tower before the sky', () => {
    const [image, alpha] = draw((x, y) =>
      isInside(x, y) ? brick(x, y) : [40, 60 + Math.floor(y / 4), 140 + grain(x, y)],
    );
    expect(() => requireSubject(image, alpha, unsure)).not.toThrow();
    expect(hasSubject(image, alpha, unsure)).toBe(true);
  });
});

describe('a cutout somebody is sure of', () => {
  it('is taken even where it has the colours of what it leaves out', () => {
    const [image, alpha] = draw(brick);
    for (const confidence of [0.45, 1, undefined]) {
      expect(() => requireSubject(image, alpha, confidence)).not.toThrow();
    }
    expect(hasSubject(image, alpha)).toBe(true);
  });

  it.each([
    ['nothing', 0],
    ['everything', 1],
  ])('is refused all the same where it takes %s', (_, value) => {
    const [image, alpha] = draw(brick);
    alpha.data.fill(value);
    expect(() => requireSubject(image, alpha)).toThrow(
      expect.objectContaining({ code: 'NoSubject' }),
    );
  });
});
