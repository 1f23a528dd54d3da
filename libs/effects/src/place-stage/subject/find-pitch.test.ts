import { describe, expect, it } from 'vitest';
import { pitchFor } from './find-pitch.ts';

describe('the pitch of the stage', () => {
  it('is less by what the foot lies below the middle', () => {
    expect(pitchFor(15, 0)).toBe(15);
    expect(pitchFor(20, 0.34)).toBeCloseTo(20 - 11.04, 1);
  });

  it('keeps a table in front and a place behind', () => {
    expect(pitchFor(3, 0.34)).toBe(3);
    expect(pitchFor(60, 0.34)).toBe(22);
    expect(pitchFor(60, 0.34, 'floor')).toBe(12.5);
  });
});
