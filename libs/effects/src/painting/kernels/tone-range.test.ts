import { describe, expect, it } from 'vitest';
import { drawPlane } from '@tintory/pixels/testing';
import { stretchTones } from './tone-range.ts';

const dull = drawPlane(100, 20, (x) => 0.3 + x * 0.003);

describe('stretching tones', () => {
  it('brings the darkest to black and the lightest to white', () => {
    const { data } = stretchTones(dull, 1);
    expect([Math.min(...data), Math.max(...data)]).toEqual([0, 1]);
  });

  it('does as much as it is told', () => {
    for (const [i, value] of stretchTones(dull, 0).data.entries()) {
      expect(value).toBeCloseTo(dull.data[i] ?? NaN, 5);
    }
    expect(Math.min(...stretchTones(dull, 0.5).data)).toBeGreaterThan(0.1);
  });

  it('leaves a nearly flat picture alone, so that its noise does not grow', () => {
    const flat = drawPlane(50, 20, (x) => 0.5 + (x % 3) * 0.01);
    expect(stretchTones(flat, 1)).toEqual(flat);
  });
});
