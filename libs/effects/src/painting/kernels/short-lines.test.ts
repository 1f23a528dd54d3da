import { describe, expect, it } from 'vitest';
import { createPlane } from '@tintory/pixels';
import { dropShortLines } from './short-lines.ts';

const side = 40;

const line = (x: number, y: number, length: number) =>
  Array.from({ length }, (_, n) => y * side + x + n);

function linesOf(...cells: number[][]) {
  const lines = createPlane(side, side);
  for (const i of cells.flat()) lines.data[i] = 0.05;
  return lines;
}

const none = createPlane(side, side);
const drop = (lines = linesOf(), care = none) => {
  dropShortLines(lines, { from: 0.01, longest: 10, care });
  return lines.data;
};

describe('short lines', () => {
  it('go, and long ones beside them stay', () => {
    const [dash, outline] = [line(3, 5, 10), line(3, 20, 11)];
    const left = drop(linesOf(dash, outline));
    expect(dash.every((i) => left[i] === 0)).toBe(true);
    expect(outline.every((i) => (left[i] as number) > 0)).toBe(true);
  });

  it('are long where they go down or on a slant', () => {
    const slant = Array.from({ length: 12 }, (_, n) => [
      (n + 5) * side + 4 + n,
      (n + 5) * side + 5 + n,
    ]);
    expect([...drop(linesOf(slant.flat()))].filter((value) => value > 0)).toHaveLength(24);
  });

  it('stay where care is taken, as a lash of an eye', () => {
    const [lash, dash] = [line(3, 5, 6), line(20, 5, 6)];
    const care = createPlane(side, side);
    care.data[lash[2] as number] = 1;
    const left = drop(linesOf(lash, dash), care);
    expect(lash.every((i) => (left[i] as number) > 0)).toBe(true);
    expect(dash.every((i) => left[i] === 0)).toBe(true);
  });

  it('leave what is too faint for a line as it is', () => {
    const faint = createPlane(side, side);
    faint.data.fill(0.005);
    expect(drop(faint).every((value) => value === Math.fround(0.005))).toBe(true);
  });
});
