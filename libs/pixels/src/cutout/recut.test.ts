import { describe, expect, it } from 'vitest';
import type { Stroke } from '../geometry/rasterize-strokes.ts';
import { mapPlane, type Plane } from '../plane/rgba-image.ts';
import { drawImage, drawPlane, valueAt, type Color } from '../testing/draw.ts';
import { createRecut, recut } from './recut.ts';

const [width, height] = [300, 200];
const isBall = (x: number, y: number) => Math.hypot(x - 90, y - 100) < 50;
const isBox = (x: number, y: number) => Math.abs(x - 220) < 35 && Math.abs(y - 100) < 45;
const colorOf = (x: number, y: number): Color => {
  const shade = (x * 7 + y * 13) % 9;
  if (isBall(x, y)) return [190 + shade, 50, 40];
  return isBox(x, y) ? [40, 90, 150 + shade] : [225 + shade, 222, 214];
};
const image = drawImage(width, height, colorOf);
const ball = drawPlane(width, height, (x, y) => (isBall(x, y) ? 1 : 0));
const both = drawPlane(width, height, (x, y) => (isBall(x, y) || isBox(x, y) ? 1 : 0));

const across = (mode: Stroke['mode'], y = 0.5): Stroke => ({
  ...{ mode, radius: 0.02 },
  points: [
    [0.67, y],
    [0.79, y],
  ],
});

const tapped = (mode: Stroke['mode'], x: number, y: number): Stroke => ({
  ...{ mode, radius: 0.01, tap: true },
  points: [[x / width, y / height]],
});

/** The share of pixels on different sides. */
const apart = (one: Plane, other: Plane) =>
  one.data.filter((value, i) => value > 0.5 !== other.data[i] > 0.5).length / one.data.length;

describe('a tap', () => {
  it('takes all of a thing away, and nothing else', () => {
    expect(apart(recut(image, both, [tapped('erase', 215, 70)]), ball)).toBeLessThan(0.002);
  });

  it('brings all of a thing', () => {
    expect(apart(recut(image, ball, [tapped('keep', 240, 130)]), both)).toBeLessThan(0.002);
  });

  it('brings a thing of several colours that nothing was found of', () => {
    const striped = drawImage(width, height, (x, y) =>
      isBox(x, y) && y > 120 ? [60, 120, 190] : colorOf(x, y),
    );
    const box = drawPlane(width, height, (x, y) => (isBox(x, y) ? 1 : 0));
    const cut = recut(
      striped,
      drawPlane(1, 1, () => 0),
      [tapped('keep', 220, 80)],
    );
    expect(apart(cut, box)).toBeLessThan(0.01);
  });

  it('stops where the thing meets another one', () => {
    const isPlate = (x: number, y: number) => y > 100 && y < 150 && x > 20 && x < 160;
    const onPlate = drawImage(width, height, (x, y) =>
      isPlate(x, y) && !isBall(x, y) ? [70, 60 + ((x + y) % 9), 120] : colorOf(x, y),
    );
    const kept = drawPlane(width, height, (x, y) => (isBall(x, y) || isPlate(x, y) ? 1 : 0));
    const cut = recut(onPlate, kept, [tapped('erase', 150, 140), tapped('erase', 30, 140)]);
    expect(apart(cut, ball)).toBeLessThan(0.01);
  });

  it('leaves the subject where it is tapped to stay, and the ground where it is to go', () => {
    expect(recut(image, ball, [tapped('keep', 90, 100)])).toBe(ball);
    expect(recut(image, ball, [tapped('erase', 220, 100)])).toBe(ball);
  });

  it('wins over what was said before, and a stroke over a tap', () => {
    const taken = [tapped('erase', 215, 70), tapped('keep', 215, 70)];
    expect(apart(recut(image, both, taken), both)).toBeLessThan(0.002);
    const cut = recut(image, both, [tapped('erase', 215, 70), across('keep', 0.65)]);
    expect(valueAt(cut, 220, 130)).toBe(1);
    expect(valueAt(cut, 220, 75)).toBe(0);
  });
});

describe('cutting anew', () => {
  it('without strokes leaves the cutout as it is', () => {
    expect(recut(image, both, [])).toBe(both);
  });

  it('takes all of a thing away that a stroke erases, and nothing else', () => {
    const cut = recut(image, both, [across('erase')]);
    expect(apart(cut, ball)).toBeLessThan(0.002);
    expect(valueAt(cut, 220, 60)).toBe(0);
  });

  it('brings all of a thing that a stroke keeps', () => {
    const cut = recut(image, ball, [across('keep')]);
    expect(apart(cut, both)).toBeLessThan(0.002);
    expect(valueAt(cut, 190, 140)).toBe(1);
  });

  it('changes nothing at the other end of the picture', () => {
    const soft = mapPlane(both, (value, i) => (i % width < 150 ? 0.2 + 0.6 * value : value));
    const cut = recut(image, soft, [across('erase')]);
    for (let y = 0; y < height; y += 1) {
      const row = (plane: Plane) => plane.data.subarray(y * width, y * width + 150);
      expect(row(cut)).toEqual(row(soft));
    }
  });

  it('prepared once, gives the same whatever was asked before', () => {
    const cut = createRecut(image, both);
    const strokes = [tapped('erase', 215, 70)];
    const first = cut(strokes);
    cut([...strokes, across('keep', 0.65)]);
    expect(cut(strokes)).toEqual(first);
    expect(recut(image, both, strokes)).toEqual(first);
  });

  it('changes nothing by strokes that the cutout agrees with', () => {
    expect(recut(image, ball, [across('erase')])).toBe(ball);
    expect(recut(image, both, [across('keep')])).toBe(both);
  });

  it('stops at another stroke of the person’s own, and the later one wins', () => {
    const cut = recut(image, both, [across('erase', 0.35), across('keep', 0.65)]);
    expect(valueAt(cut, 220, 70)).toBe(0);
    expect(valueAt(cut, 220, 130)).toBe(1);
    expect(recut(image, both, [across('erase'), across('keep')])).toBe(both);
  });

  it('draws what is half there whole, or takes it away', () => {
    const veil = mapPlane(both, (value, i) => (i % width > 150 ? 0.4 * value : value));
    expect(valueAt(recut(image, veil, [across('erase')]), 220, 100)).toBe(0);
    expect(valueAt(recut(image, veil, [across('keep')]), 220, 100)).toBe(1);
  });

  it('starts from a smaller cutout, and from none', () => {
    const tiny = drawPlane(60, 40, (x, y) => (isBall(x * 5 + 2, y * 5 + 2) ? 1 : 0));
    expect(apart(recut(image, tiny, [across('keep')]), both)).toBeLessThan(0.01);
    const nothing = drawPlane(1, 1, () => 0);
    const box = drawPlane(width, height, (x, y) => (isBox(x, y) ? 1 : 0));
    expect(apart(recut(image, nothing, [across('keep')]), box)).toBeLessThan(0.01);
  });

  it.each([
    [1, 1],
    [3, 700],
    [700, 2],
    [17, 13],
  ])('answers for a picture of %i × %i', (w, h) => {
    const small = drawImage(w, h, (x, y) => [x % 255, y % 255, 90]);
    const cut = recut(
      small,
      drawPlane(w, h, (x) => x % 2),
      [across('keep'), across('erase', 0.2), tapped('keep', 0, 0), tapped('erase', width, height)],
    );
    expect(cut).toMatchObject({ width: w, height: h });
    expect(cut.data.every((value) => value >= 0 && value <= 1)).toBe(true);
  });
});
