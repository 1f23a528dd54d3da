import { expect, it } from 'vitest';
import { alphaOf } from './alpha-of.ts';
import { paper } from './finishes.ts';
import { lamps } from './lamps.ts';
import { places } from './places.ts';
import { ball } from './solids.ts';

it('covers as much of the picture as a ball does', () => {
  const camera = {
    from: [0, 1, 10] as [number, number, number],
    ahead: [0, 0, -1] as [number, number, number],
    right: [1, 0, 0] as [number, number, number],
    above: [0, 1, 0] as [number, number, number],
    zoom: 0.1,
    shift: [0, 0] as [number, number],
  };
  const thing = [{ solid: ball([0, 1, 0], [0.5, 0.5, 0.5]), finish: paper('#ffffff') }];
  const alpha = alphaOf({ thing, place: places.grey, lamp: lamps.window, camera }, 64, 64);
  const share = alpha.reduce((sum, value) => sum + value, 0) / 255 / 64 ** 2;
  expect(share).toBeCloseTo(Math.PI * 0.25 ** 2, 2);
  expect(alpha[0]).toBe(0);
  expect(alpha[32 * 64 + 32]).toBe(255);
});
