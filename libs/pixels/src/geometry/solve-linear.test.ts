import fc from 'fast-check';
import { expect, it } from 'vitest';
import { solveLinear } from './solve-linear.ts';

const number = fc.integer({ min: -9, max: 9 });
const row = fc.array(number, { minLength: 3, maxLength: 3 });

it('finds what the equations were made of, if they tell it', () => {
  fc.assert(
    fc.property(fc.array(row, { minLength: 3, maxLength: 3 }), row, (rows, answer) => {
      // A heavy diagonal: the equations tell everything.
      const matrix = rows.map((line, i) => line.map((value, j) => (i === j ? value + 40 : value)));
      const right = matrix.map((line) =>
        line.reduce((sum, value, j) => sum + value * (answer[j] ?? 0), 0),
      );
      const found = solveLinear(matrix, right);
      for (const [i, value] of answer.entries()) expect(found[i]).toBeCloseTo(value, 6);
    }),
  );
});

it('calls an unknown that no equation names 0', () => {
  expect(
    solveLinear(
      [
        [2, 0],
        [0, 0],
      ],
      [6, 0],
    ),
  ).toEqual([3, 0]);
});
