import { describe, expect, it } from 'vitest';
import { firstSettings } from '../settings.ts';
import { frameOfText, letterSize, textHandleAt } from './text-frame.ts';

const settings = { ...firstSettings({ width: 1000, height: 800 }), text: 'hello', fontSize: 50 };
/** Each letter is as wide as it is tall. */
const measure = (line: string) => line.length * 50;
const frame = frameOfText({ ...settings, x: 500, y: 400 }, measure);

describe('the frame of a text', () => {
  it('stands around its lines, with air at every side', () => {
    const { x, y, width, height } = frame;
    expect(width).toBeGreaterThan(250);
    expect(height).toBeGreaterThan(50);
    expect([x + width / 2, y + height / 2]).toEqual([500, 400]);
    const two = frameOfText({ ...settings, text: 'hello\nhello', x: 500, y: 400 }, measure);
    expect(two.height).toBeCloseTo(height + 50 * 1.2);
  });

  it('is taken by a corner to grow, and anywhere else to move', () => {
    const { x, y, width, height } = frame;
    expect(textHandleAt(frame, { x: x + width, y: y + height }, 20)).toBe('size');
    expect(textHandleAt(frame, { x, y }, 20)).toBe('size');
    expect(textHandleAt(frame, { x: 500, y: 400 }, 20)).toBe('move');
    expect(textHandleAt(frame, { x: 500, y }, 20)).toBe('move');
    expect(textHandleAt(frame, { x: 20, y: 20 }, 20)).toBe('move');
  });

  it('makes letters larger as its corner goes away from its middle, within limits', () => {
    const middle = { x: 500, y: 400 };
    const grown = (to: number) =>
      letterSize(50, middle, { x: 600, y: 400 }, { x: to, y: 400 }, 500);
    expect([grown(700), grown(550), grown(500), grown(9000)]).toEqual([100, 25, 8, 500]);
  });
});
