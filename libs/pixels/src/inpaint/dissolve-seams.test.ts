import { describe, expect, it } from 'vitest';
import { colorAt, drawImage } from '../testing/draw.ts';
import { dissolveSeams } from './dissolve-seams.ts';
import { createHoleLevel } from './hole-level.ts';
import { createPatchField } from './patch-field.ts';

/** A flat picture whose hole was filled from flat places, lighter by `lighter`. */
function fillFromPlaces(lighter: (x: number) => number) {
  const inHole = (x: number, y: number) => x >= 15 && x < 25 && y >= 10 && y < 20;
  const image = drawImage(40, 30, (x, y) => {
    const value = inHole(x, y) ? 100 + lighter(x) : 100;
    return [value, value, value];
  });
  const hole = Uint8Array.from({ length: 40 * 30 }, (_, i) =>
    inHole(i % 40, Math.floor(i / 40)) ? 1 : 0,
  );
  const field = createPatchField(createHoleLevel(image, new Uint8ClampedArray(40 * 30), hole));
  field.source.fill(5 * 40 + 6);
  dissolveSeams(field);
  return { image, out: { data: field.level.data, width: 40, height: 30 } };
}

/** The right one of two is lighter by `step`. */
const fillFromTwoPlaces = (step: number) => fillFromPlaces((x) => (x >= 20 ? step : 0));

describe('dissolving seams', () => {
  it('takes out the step between copies of differently lit places', () => {
    const { out } = fillFromTwoPlaces(10);
    for (let x = 12; x < 28; x += 1) {
      expect(Math.abs((colorAt(out, x, 15)[0] ?? NaN) - 100)).toBeLessThanOrEqual(2);
    }
  });

  it('leaves an edge that is stronger than a seam', () => {
    const { image, out } = fillFromTwoPlaces(60);
    expect(out).toEqual(image);
  });

  it('leaves such an edge where it is soft', () => {
    const { image, out } = fillFromPlaces((x) => Math.min(65, Math.max(0, (x - 15) * 13)));
    for (let x = 20; x < 25; x += 1) {
      const [got = NaN, wanted = NaN] = [colorAt(out, x, 15)[0], colorAt(image, x, 15)[0]];
      expect(Math.abs(got - wanted)).toBeLessThanOrEqual(3);
    }
  });

  it('changes nothing outside the hole', () => {
    const { out } = fillFromTwoPlaces(10);
    for (let x = 0; x < 40; x += 1) expect(colorAt(out, x, 5)).toEqual([100, 100, 100, 255]);
  });
});
