import { describe, expect, it } from 'vitest';
import {
  eraserOf,
  firstSettings,
  nextSize,
  ratioOf,
  ratios,
  strokeOf,
  toHex,
  toRgb,
} from './settings.ts';

const size = { width: 1000, height: 500 };

describe('the settings', () => {
  it('say a colour the same way in and out', () => {
    expect(toHex(toRgb('#0a1bff'))).toBe('#0a1bff');
  });

  it('always reach another size with [ and ], within limits', () => {
    expect(nextSize(1, 1, 100)).toBe(2);
    expect(nextSize(100, 1, 100)).toBe(100);
    expect(nextSize(1, -1, 100)).toBe(1);
    expect(nextSize(50, -1, 100)).toBe(40);
  });

  it('know the proportions by name', () => {
    expect(ratioOf('free', size)).toBeNull();
    expect(ratioOf('original', size)).toBe(2);
    expect(ratioOf('4:5', size)).toBe(0.8);
  });

  it('offer each proportion upright and lying', () => {
    const sides = ratios.filter((name) => name.includes(':'));
    expect(sides.map((name) => name.split(':').reverse().join(':')).sort()).toEqual(sides.sort());
  });

  it('paint only with tools that paint', () => {
    const settings = firstSettings(size);
    expect(strokeOf(settings)).toMatchObject({ kind: 'color' });
    expect(strokeOf({ ...settings, tool: 'object', maskMode: 'unmask' })).toEqual({
      kind: 'unmask',
    });
    expect(strokeOf({ ...settings, tool: 'adjust' })).toBeNull();
  });

  it('turn to rubbing out at the other end of a pen, and only where there is something to rub', () => {
    const settings = { ...firstSettings(size), opacity: 0.5 };
    expect(eraserOf(settings)).toEqual({ kind: 'erase', opacity: 0.5 });
    expect(eraserOf({ ...settings, tool: 'object' })).toEqual({ kind: 'unmask' });
    expect(eraserOf({ ...settings, tool: 'restore' })).toEqual({ kind: 'restore', opacity: 0.5 });
    expect(eraserOf({ ...settings, tool: 'crop' })).toBeNull();
  });
});
