import fc from 'fast-check';
import { expect, it } from 'vitest';
import { despill } from './despill.ts';

const without = (color: number[], front: number[], back: number[]) => {
  const clean = [...color];
  despill(clean, front, back);
  return clean.map(Math.round);
};
const [white, pink, leaf] = [
  [240, 240, 240],
  [200, 40, 90],
  [40, 160, 60],
];

it('takes the hue of a pink cloth off white fur, which stays as bright', () => {
  expect(without([230, 180, 196], white, pink)).toEqual([202, 202, 202]);
});

it('leaves a colour that is the subject’s own, or farther from what is behind', () => {
  expect(without(white, white, pink)).toEqual(white);
  expect(without([200, 240, 220], white, pink)).toEqual([200, 240, 220]);
});

it('takes nothing out before a grey wall, nor of green leaves before others', () => {
  expect(without([230, 228, 226], white, [90, 92, 95])).toEqual([230, 228, 226]);
  expect(without([60, 150, 80], leaf, [45, 150, 60])).toEqual([60, 150, 80]);
});

it('never changes how bright a colour is', () => {
  const color = fc.array(fc.integer({ min: 0, max: 255 }), { minLength: 3, maxLength: 3 });
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  fc.assert(
    fc.property(color, color, color, (seen, front, back) => {
      const clean = [...seen];
      despill(clean, front, back);
      expect(sum(clean)).toBeCloseTo(sum(seen), 6);
    }),
  );
});
