import { expect, it } from 'vitest';
import { drawMask, showMask } from '../testing/draw.ts';
import { dropStrayParts } from './drop-stray-parts.ts';

/** A mask as it was cut, and beliefs of the same size: `9` is surely the subject's, `0` surely not. */
function drop(cut: string[], believed: string[]): string[] {
  const { mask, width, height } = drawMask(...cut);
  const data = Float32Array.from(believed.join(''), (digit) => Number(digit) / 9);
  return showMask(dropStrayParts(mask, { data, width, height }), width);
}

const cut = ['##......', '#..####.', '...####.', '...####.', '........'];

it('drops the corner of another thing that hardly anything was believed of', () => {
  const believed = ['33000000', '40099990', '00099990', '00099990', '00000000'];
  expect(drop(cut, believed)).toEqual(['........', '...####.', '...####.', '...####.', '........']);
});

it('keeps a second thing at the border that was believed', () => {
  const believed = ['88000000', '70099990', '00099990', '00099990', '00000000'];
  expect(drop(cut, believed)).toEqual(cut);
});

it('keeps what lies whole in the picture, and the largest part, however little was believed', () => {
  const inside = ['........', '##..###.', '##.####.', '...####.', '........'];
  const apart = ['........', '.##.###.', '.##.###.', '....###.', '........'];
  const nothing = ['00000000', '00000000', '00000000', '00000000', '00000000'];
  expect(drop(apart, nothing)).toEqual(apart);
  expect(drop(inside, nothing)).toEqual(inside.map((row) => row.replace(/^##/, '..')));
  expect(drop(['####', '####'], ['0000', '0000'])).toEqual(['####', '####']);
});
