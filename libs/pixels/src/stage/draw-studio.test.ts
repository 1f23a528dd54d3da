import { expect, it } from 'vitest';
import { colorAt } from '../testing/draw.ts';
import { createStudio, drawStudio, usualView } from './index.ts';

it('a floor that is far behind is out of focus', () => {
  const options = { width: 120, height: 120, seamAt: 0.5, lightSide: 1 } as const;
  const grainOf = (isFar: boolean) => {
    const view = { ...usualView, isFar };
    const image = drawStudio(createStudio('sand', { seed: 3 }), { ...options, view });
    let sum = 0;
    for (let x = 20; x < 100; x += 1) {
      sum += Math.abs((colorAt(image, x, 70)[0] ?? 0) - (colorAt(image, x + 1, 70)[0] ?? 0));
    }
    return sum;
  };
  expect(grainOf(true)).toBeLessThan(grainOf(false) * 0.7);
});

it('under the open sky no shade of a wall lies along the horizon', () => {
  const options = { width: 240, height: 240, seamAt: 0.5, lightSide: 1 } as const;
  const image = drawStudio(createStudio('sand', { seed: 2 }), options);
  const brightness = (row: number) =>
    Array.from({ length: 240 }, (_, x) => colorAt(image, x, row)[0] ?? 0).reduce((a, b) => a + b) /
    240;
  expect(brightness(116)).toBeGreaterThan(brightness(100) - 1);
});
