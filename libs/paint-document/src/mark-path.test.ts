// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { MarkPath } from './mark-path.ts';

const line = (count: number, step: number) =>
  Array.from({ length: count }, (_, i): [number, number] => [i * step, 0.5]);

describe('the way of a mark', () => {
  it('leaves out points that tell nothing new', () => {
    const path = new MarkPath('keep', 0.1);
    path.add([
      [0.5, 0.5],
      [0.501, 0.5],
      [0.6, 0.5],
    ]);
    expect(path.strokes()).toEqual([
      {
        mode: 'keep',
        radius: 0.1,
        points: [
          [0.5, 0.5],
          [0.6, 0.5],
        ],
      },
    ]);
  });

  it('ends beside the picture and begins anew where it comes back', () => {
    const path = new MarkPath('erase', 0.01);
    path.add([
      [0.9, 0.5],
      [1.1, 0.5],
      [1.1, 0.7],
      [0.9, 0.7],
    ]);
    expect(path.strokes().map(({ points }) => points)).toEqual([[[0.9, 0.5]], [[0.9, 0.7]]]);
  });

  it('leaves nothing where it never met the picture', () => {
    const path = new MarkPath('keep', 0.1);
    path.add([[-0.1, 0.5]]);
    expect(path.strokes()).toEqual([]);
  });

  it('goes on in another stroke where one would be too long for a job', () => {
    const path = new MarkPath('keep', 0.001);
    path.add(line(2_500, 0.0004));
    expect(path.strokes().map(({ points }) => points.length)).toEqual([2_000, 500]);
  });

  it('keeps the brush within what a job takes', () => {
    const radiusOf = (radius: number) => {
      const path = new MarkPath('keep', radius);
      path.add([[0.5, 0.5]]);
      return path.strokes()[0]?.radius;
    };
    expect([radiusOf(0.00001), radiusOf(2)]).toEqual([0.001, 0.25]);
  });
});
