import { expect, it } from 'vitest';
import { drawMask, showMask } from '../testing/draw.ts';
import { broadParts } from './broad-parts.ts';

function broad(radius: number, ...rows: string[]): string[] {
  const { mask, width, height } = drawMask(...rows);
  const parts = broadParts({ data: Float32Array.from(mask), width, height }, radius);
  return showMask(Uint8Array.from(parts.data), width);
}

it('keeps what is broad both ways, and drops the lines that run to it', () => {
  expect(broad(1, '.......', '.###...', '.######', '.###...', '....#..')).toEqual([
    '.......',
    '.###...',
    '.###...',
    '.###...',
    '.......',
  ]);
});

it('takes what the picture cuts off for broad enough', () => {
  expect(broad(1, '##...', '##...', '.....')).toEqual(['##...', '##...', '.....']);
});
