import { expect, it } from 'vitest';
import { drawMask, showMask } from '../testing/draw.ts';
import { openLoops } from './open-loops.ts';

/** A cut mask and beliefs of the same size: `9` is surely the subject's, `0` surely not. */
function open(cut: string[], believed: string[]): string[] {
  const { mask, width, height } = drawMask(...cut);
  const data = Float32Array.from(believed.join(''), (digit) => Number(digit) / 9);
  return showMask(openLoops(mask, { data, width, height }), width);
}

it('opens the loop of a handle that the cut went round', () => {
  const cut = ['........', '.######.', '.######.', '.######.', '.######.', '........'];
  const believed = ['00000000', '09999990', '09911990', '09911990', '09999990', '00000000'];
  expect(open(cut, believed)).toEqual([
    '........',
    '.######.',
    '.##..##.',
    '.##..##.',
    '.######.',
    '........',
  ]);
});

it('opens the half of a loop whose other half is open', () => {
  const cut = ['.......', '.#####.', '.#####.', '.##.##.', '.#####.', '.......'];
  const believed = ['0000000', '0999990', '0991990', '0991990', '0999990', '0000000'];
  expect(open(cut, believed)[2]).toBe('.##.##.');
});

it('leaves what reaches the outside to the cut', () => {
  const cut = ['......', '.####.', '.####.', '.####.', '......'];
  const believed = ['000000', '099990', '099110', '099990', '000000'];
  expect(open(cut, believed)).toEqual(cut);
});

it('leaves a way through that is open already', () => {
  const cut = ['......', '.####.', '.#..#.', '.####.', '......'];
  const believed = ['000000', '099990', '092290', '099990', '000000'];
  expect(open(cut, believed)).toEqual(cut);
});
