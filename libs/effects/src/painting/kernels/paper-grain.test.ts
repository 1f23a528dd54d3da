import { describe, expect, it } from 'vitest';
import { paperGrain } from './paper-grain.ts';
import { fractalNoise } from '@tintory/pixels';

const size = { width: 300, height: 200 };

describe.each([
  ['paper grain', (seed: number) => paperGrain(size, 1.5, seed)],
  ['fractal noise', (seed: number) => fractalNoise(size, 20, 3, seed)],
])('%s', (_, draw) => {
  it('stays from 0 to 1 around a mean of one half', () => {
    const { data } = draw(1);
    expect(data.every((value) => value >= 0 && value <= 1)).toBe(true);
    const mean = data.reduce((sum, value) => sum + value, 0) / data.length;
    expect(mean).toBeGreaterThan(0.44);
    expect(mean).toBeLessThan(0.56);
  });

  it('is the same for the same seed and another for another', () => {
    expect(draw(1)).toEqual(draw(1));
    expect(draw(1)).not.toEqual(draw(2));
  });
});

it('the grain has no seam where its tile begins again', () => {
  const { data, width } = paperGrain(size, 1.5, 3);
  const step = (column: number) => {
    let sum = 0;
    for (let y = 0; y < 200; y += 1) {
      const i = y * width + column;
      sum += Math.abs((data[i] ?? NaN) - (data[i - 1] ?? NaN));
    }
    return sum / 200;
  };
  expect(step(256)).toBeLessThan(step(100) * 1.4);
});
