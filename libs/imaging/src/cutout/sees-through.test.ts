import { createPlane, type RgbaImage } from '@tintory/pixels';
import { describe, expect, it } from 'vitest';
import { seesThrough } from './sees-through.ts';

const side = 80;
const isThing = (x: number, y: number) => Math.abs(x - 40) < 14 && y > 15 && y < 70;

/** An object in front of a wall and a table. */
function draw(colorOf: (x: number, y: number) => number) {
  const mask = createPlane(side, side);
  const image: RgbaImage = {
    data: new Uint8ClampedArray(side * side * 4),
    width: side,
    height: side,
  };
  for (let i = 0; i < side * side; i += 1) {
    const [x, y] = [i % side, Math.floor(i / side)];
    mask.data[i] = isThing(x, y) ? 1 : 0;
    const light = colorOf(x, y);
    image.data.set([light, light * 0.9, light * 0.7, 255], i * 4);
  }
  return seesThrough(image, mask);
}

const room = (y: number) => (y < 45 ? 40 : 190);

describe('what is seen through', () => {
  it('goes on in a glass, darker and less distinct', () => {
    expect(draw((x, y) => (isThing(x, y) ? 60 + room(y) * 0.6 : room(y)))).toBe(true);
  });

  it('ends at a solid thing, whatever is painted on it', () => {
    expect(draw((x, y) => (isThing(x, y) ? 120 + (x % 9) : room(y)))).toBe(false);
    expect(draw((x, y) => (isThing(x, y) ? 230 - room(y) : room(y)))).toBe(false);
  });

  it('cannot be told before one colour', () => {
    expect(draw((x, y) => (isThing(x, y) ? 205 : 200 + (y % 5)))).toBe(false);
  });
});
