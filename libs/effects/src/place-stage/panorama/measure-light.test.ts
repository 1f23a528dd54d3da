import { describe, expect, it } from 'vitest';
import { drawPlane } from '@tintory/pixels/testing';
import type { LightImage } from './light-image.ts';
import { decodeLogLight, encodeLogLight } from './log-light.ts';
import { measureLight } from './measure-light.ts';
import { irradiance, turnToCamera } from './sphere.ts';

const [width, height] = [256, 128];
/** Even light all around, and a lamp of `power` centred at shares of width and height. */
function room(power: number, x: number, y: number): LightImage {
  const plane = drawPlane(width, height, (column, row) => {
    const isLamp = Math.hypot(column - x * width, row - y * height) < 4;
    return isLamp ? power : 1;
  });
  return [plane, plane, plane];
}

describe('the light of a panorama', () => {
  it('is even under an even sky', () => {
    const { harmonics } = measureLight(room(1, 0.5, 0.2), 1);
    for (const normal of [
      [0, 1, 0],
      [1, 0, 0],
      [0, 0, -1],
    ] as const) {
      for (const light of irradiance(harmonics, normal)) expect(light).toBeCloseTo(Math.PI, 1);
    }
  });

  it('comes from where the lamp is', () => {
    const { main, harmonics } = measureLight(room(2_000, 0.75, 0.25), 1);
    // A quarter of the width to the right, at half the height.
    expect(main.direction[0]).toBeCloseTo(Math.SQRT1_2, 1);
    expect(main.direction[1]).toBeCloseTo(Math.SQRT1_2, 1);
    expect(main.direction[2]).toBeCloseTo(0, 1);
    expect(main.irradiance[1]).toBeGreaterThan(1);
    expect(irradiance(harmonics, [1, 0, 0])[1]).toBeGreaterThan(
      irradiance(harmonics, [-1, 0, 0])[1],
    );
  });

  it('has a softer shadow under a wider lamp', () => {
    const wide = drawPlane(width, height, (x, y) => (Math.hypot(x - 128, y - 30) < 14 ? 200 : 1));
    const narrow = measureLight(room(2_000, 0.5, 0.25), 1).main.size;
    expect(measureLight([wide, wide, wide], 1).main.size).toBeGreaterThan(narrow * 2);
  });

  it('turns with the camera', () => {
    const [x, y, z] = turnToCamera([1, 0, 0], 90);
    expect([x, y, z].map((value) => Number(value.toFixed(6)) + 0)).toEqual([0, 0, 1]);
  });
});

describe('light in eight bits', () => {
  it('comes back within three per cent', () => {
    const values = [0.05, 0.2, 1, 7, 60, 250];
    const plane = drawPlane(6, 1, (x) => values[x] ?? 0);
    const [back] = decodeLogLight(encodeLogLight([plane, plane, plane], 1));
    for (const [i, value] of values.entries()) {
      expect(Math.abs((back.data[i] ?? 0) - value) / (value + 0.125)).toBeLessThan(0.03);
    }
  });

  it('cuts what is brighter than 256 times the median', () => {
    const plane = drawPlane(1, 1, () => 9_000);
    expect(decodeLogLight(encodeLogLight([plane, plane, plane], 2))[0].data[0]).toBeCloseTo(256, 3);
  });
});
