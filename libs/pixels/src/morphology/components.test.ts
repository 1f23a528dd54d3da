import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dropSpecks, fillHoles, findComponents } from './components.ts';
import { drawMask, showMask } from '../testing/draw.ts';

const anyMask = fc
  .tuple(fc.integer({ min: 1, max: 10 }), fc.integer({ min: 1, max: 10 }))
  .chain(([width, height]) =>
    fc
      .array(fc.integer({ min: 0, max: 1 }), {
        minLength: width * height,
        maxLength: width * height,
      })
      .map((values) => ({ mask: Uint8Array.from(values), width, height })),
  );

describe('connected areas', () => {
  it('tells areas apart that meet only at a corner', () => {
    const { mask, width, height } = drawMask('##..', '..#.', '..#.', '....');
    const { areas, touchesBorder } = findComponents(mask, width, height);
    expect(areas).toEqual([2, 2]);
    expect(touchesBorder).toEqual([true, false]);
  });

  it('follows an area around corners', () => {
    const { mask, width, height } = drawMask('#.###', '#.#.#', '###.#');
    expect(findComponents(mask, width, height).areas).toEqual([11]);
  });

  it('counts every pixel of the mask once and gives neighbours one name', () => {
    fc.assert(
      fc.property(anyMask, ({ mask, width, height }) => {
        const { label, areas } = findComponents(mask, width, height);
        const total = mask.reduce((sum, value) => sum + value, 0);
        expect(areas.reduce((sum, area) => sum + area, 0)).toBe(total);
        mask.forEach((value, i) => {
          expect((label[i] ?? 0) > 0).toBe(value === 1);
          const right = (i + 1) % width === 0 ? 0 : mask[i + 1];
          if (value && right) expect(label[i + 1]).toBe(label[i]);
          if (value && mask[i + width]) expect(label[i + width]).toBe(label[i]);
        });
      }),
    );
  });
});

describe('dropSpecks', () => {
  it('drops what is small beside the largest area', () => {
    const { mask, width, height } = drawMask('####..#', '####...', '####.##', '#####..');
    expect(showMask(dropSpecks(mask, width, height, 0.1), width)).toEqual([
      '####...',
      '####...',
      '####.##',
      '#####..',
    ]);
  });

  it('keeps an empty mask empty and the largest area always', () => {
    fc.assert(
      fc.property(anyMask, fc.double({ min: 0, max: 1, noNaN: true }), (drawn, share) => {
        const { mask, width, height } = drawn;
        const kept = dropSpecks(mask, width, height, share);
        kept.forEach((value, i) => expect(value).toBeLessThanOrEqual(mask[i] ?? 0));
        const largest = (of: Uint8Array) => Math.max(0, ...findComponents(of, width, height).areas);
        expect(largest(kept)).toBe(largest(mask));
      }),
    );
  });
});

describe('fillHoles', () => {
  it('fills enclosed holes up to a size and leaves larger ones open', () => {
    const { mask, width, height } = drawMask('########', '#.##..##', '####..##', '########');
    expect(showMask(fillHoles(mask, width, height, 3), width)).toEqual([
      '########',
      '####..##',
      '####..##',
      '########',
    ]);
  });

  it('never fills background that reaches the border', () => {
    const { mask, width, height } = drawMask('####', '#..#', '##.#');
    expect(fillHoles(mask, width, height, 100)).toEqual(mask);
  });

  it('adds only, and leaves every border pixel as it was', () => {
    fc.assert(
      fc.property(anyMask, fc.integer({ min: 0, max: 100 }), (drawn, largest) => {
        const { mask, width, height } = drawn;
        fillHoles(mask, width, height, largest).forEach((value, i) => {
          const [x, y] = [i % width, Math.floor(i / width)];
          const border = x === 0 || y === 0 || x === width - 1 || y === height - 1;
          expect(value).toBeGreaterThanOrEqual(mask[i] ?? 0);
          if (border) expect(value).toBe(mask[i]);
        });
      }),
    );
  });
});
