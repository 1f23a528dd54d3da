import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fittedSize,
  fittedView,
  largestScale,
  nextLevel,
  panBy,
  shownScale,
  zoomAbout,
  type Frame,
  type View,
} from './view.ts';

const frame: Frame = {
  picture: { width: 1200, height: 800 },
  stage: { width: 600, height: 600 },
};

const side = fc.integer({ min: 40, max: 6_000 });
const anySize = fc.record({ width: side, height: side });
const anyFrame = fc.record({ picture: anySize, stage: anySize });
const pixels = fc.integer({ min: -3_000, max: 3_000 });
const anyPoint = fc.record({ x: pixels, y: pixels });
const anyScale = fc.double({ min: 0.01, max: 40, noNaN: true });

/** Empty pixels between the stage's edge and the picture's when zoomed in. */
function gap({ scale, x }: View, given: Frame): number {
  const width = fittedSize(given).width * scale;
  if (width <= given.stage.width) return Math.abs(x);
  return Math.max(0, Math.abs(x) - (width - given.stage.width) / 2);
}

describe('the view of a picture', () => {
  it('starts with all of it on the stage', () => {
    expect(fittedSize(frame)).toEqual({ width: 600, height: 400 });
  });

  it('stays between the whole picture and double pixels, without a gap at the sides', () => {
    fc.assert(
      fc.property(anyFrame, anyScale, anyPoint, anyPoint, (given, scale, point, by) => {
        const view = panBy(zoomAbout(fittedView, scale, point, given), by, given);
        expect(view.scale).toBeGreaterThanOrEqual(1);
        expect(view.scale).toBeLessThanOrEqual(largestScale(given));
        expect(gap(view, given)).toBeLessThan(1e-6);
      }),
    );
  });

  it('keeps the spot under the pointer where it is', () => {
    const view = zoomAbout({ scale: 2, x: 40, y: 0 }, 3, { x: 100, y: 30 }, frame);
    const spotBefore = (100 - 40) / 2;
    expect((100 - view.x) / view.scale).toBeCloseTo(spotBefore);
  });

  it('comes back to the middle when it is whole again', () => {
    fc.assert(
      fc.property(anyFrame, anyScale, anyPoint, (given, scale, point) => {
        const close = zoomAbout(fittedView, scale, point, given);
        expect(zoomAbout(close, 1, point, given)).toEqual(fittedView);
      }),
    );
  });

  it('goes up and down the same levels', () => {
    expect([nextLevel(1, 1), nextLevel(1.7, 1), nextLevel(16, 1)]).toEqual([1.5, 2, 16]);
    expect([nextLevel(1.5, -1), nextLevel(1.7, -1), nextLevel(1, -1)]).toEqual([1, 1.5, 1]);
  });
});

describe('the scale that is told', () => {
  const picture = { width: 1024, height: 1024 };

  it('is that of the picture itself, however large its fitted size is', () => {
    const frame = { picture, stage: { width: 900, height: 512 } };
    expect(shownScale(fittedView, frame)).toBe(0.5);
    expect(shownScale({ ...fittedView, scale: 4 }, frame)).toBe(2);
  });

  it('is that of the fitted size before there is a stage', () => {
    expect(shownScale(fittedView, { picture, stage: { width: 0, height: 0 } })).toBe(1);
  });
});
