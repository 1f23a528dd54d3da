// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitRectangles, fits, shapesDiffer } from './fit-rectangles.ts';

const side = fc.integer({ min: 1, max: 4_000 });
const size = fc.record({ width: side, height: side });
const share = fc.double({ min: 0, max: 1, noNaN: true });
const focus = fc.record({ x: share, y: share });
const center = { x: 0.5, y: 0.5 };
const photo = { width: 600, height: 400 };
const slack = 1e-6;

describe('cover', () => {
  it('fills the target with a part of its shape that lies within the photo', () => {
    fc.assert(
      fc.property(size, size, focus, (source, target, at) => {
        const { crop, place } = fitRectangles(source, target, 'cover', at);
        expect(place).toEqual({ x: 0, y: 0, ...target });
        expect(crop.width / crop.height / (target.width / target.height)).toBeCloseTo(1, 6);
        expect(Math.min(crop.x, crop.y)).toBeGreaterThanOrEqual(0);
        expect(crop.x + crop.width).toBeLessThanOrEqual(source.width + slack);
        expect(crop.y + crop.height).toBeLessThanOrEqual(source.height + slack);
      }),
    );
  });

  it('keeps as much of the photo as it can: one side whole', () => {
    fc.assert(
      fc.property(size, size, focus, (source, target, at) => {
        const { crop } = fitRectangles(source, target, 'cover', at);
        const lost = Math.min(source.width - crop.width, source.height - crop.height);
        expect(Math.abs(lost)).toBeLessThan(slack);
      }),
    );
  });

  it('never cuts the focal point off', () => {
    fc.assert(
      fc.property(size, size, focus, (source, target, at) => {
        const { crop } = fitRectangles(source, target, 'cover', at);
        const [x, y] = [at.x * source.width, at.y * source.height];
        expect(x).toBeGreaterThanOrEqual(crop.x - slack);
        expect(x).toBeLessThanOrEqual(crop.x + crop.width + slack);
        expect(y).toBeGreaterThanOrEqual(crop.y - slack);
        expect(y).toBeLessThanOrEqual(crop.y + crop.height + slack);
      }),
    );
  });

  it('has the focal point in the middle unless the photo ends before', () => {
    const square = { width: 100, height: 100 };
    const cropAt = (x: number) => fitRectangles(photo, square, 'cover', { x, y: 0.5 }).crop.x;
    expect([0, 0.4, 0.5, 1].map(cropAt)).toEqual([0, 40, 100, 200]);
  });
});

describe('contain', () => {
  it('shows the whole photo in its own shape, inside the target and touching two of its sides', () => {
    fc.assert(
      fc.property(size, size, focus, (source, target, at) => {
        const { crop, place } = fitRectangles(source, target, 'contain', at);
        expect(crop).toEqual({ x: 0, y: 0, ...source });
        expect(place.x + place.width).toBeLessThanOrEqual(target.width);
        expect(place.y + place.height).toBeLessThanOrEqual(target.height);
        expect(place.width === target.width || place.height === target.height).toBe(true);
        const scale = Math.min(target.width / source.width, target.height / source.height);
        expect(Math.abs(place.width - source.width * scale)).toBeLessThan(1);
        expect(Math.abs(place.height - source.height * scale)).toBeLessThan(1);
      }),
    );
  });

  it('leaves the same margin on both sides, to the pixel', () => {
    fc.assert(
      fc.property(size, size, (source, target) => {
        const { place } = fitRectangles(source, target, 'contain', center);
        expect([0, 1]).toContain(target.width - place.width - 2 * place.x);
        expect([0, 1]).toContain(target.height - place.height - 2 * place.y);
      }),
    );
  });
});

describe('fill', () => {
  it('shows the whole photo on the whole target', () => {
    fc.assert(
      fc.property(size, size, focus, (source, target, at) => {
        const { crop, place } = fitRectangles(source, target, 'fill', at);
        expect(crop).toEqual({ x: 0, y: 0, ...source });
        expect(place).toEqual({ x: 0, y: 0, ...target });
      }),
    );
  });
});

describe('the shapes', () => {
  it('agree where only rounding sets them apart, and then every fit shows the same', () => {
    expect(shapesDiffer(photo, { width: 437, height: 291 })).toBe(false);
    expect(shapesDiffer(photo, { width: 1080, height: 1080 })).toBe(true);
    const same = fits.map((fit) => fitRectangles(photo, { width: 300, height: 200 }, fit, center));
    expect(same[1]).toEqual(same[0]);
    expect(same[2]).toEqual(same[0]);
  });
});
