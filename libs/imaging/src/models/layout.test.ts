import fc from 'fast-check';
import { expect, it } from 'vitest';
import { channelsFirst, transpose } from './layout.ts';

const count = (shape: number[]) => shape.reduce((product, size) => product * size, 1);
const ascending = (shape: number[]) => ({
  shape,
  data: Float32Array.from({ length: count(shape) }, (_, i) => i),
});

it('turns rows into columns', () => {
  const { shape, data } = transpose(ascending([2, 3]), [1, 0]);
  expect(shape).toEqual([3, 2]);
  expect([...data]).toEqual([0, 3, 1, 4, 2, 5]);
});

it('comes back when the axes go back', () => {
  const side = fc.integer({ min: 1, max: 4 });
  fc.assert(
    fc.property(fc.tuple(side, side, side, side), (shape) => {
      const there = transpose(ascending(shape), [0, 3, 1, 2]);
      expect(transpose(there, [0, 2, 3, 1])).toEqual(ascending(shape));
    }),
  );
});

it('puts the channels of pictures and of biases where ONNX wants them', () => {
  expect(channelsFirst(ascending([1, 2, 2, 3])).shape).toEqual([1, 3, 2, 2]);
  expect(channelsFirst(ascending([3])).shape).toEqual([3, 1, 1]);
  expect(channelsFirst(ascending([])).shape).toEqual([]);
});
