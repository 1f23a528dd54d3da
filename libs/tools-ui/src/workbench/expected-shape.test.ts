import { describe, expect, it } from 'vitest';
import { expectedShape } from './expected-shape.ts';

const running = { busy: true, needsPhoto: true, values: {} };

describe('the shape that is kept free for a result', () => {
  it('is that of the size that was chosen', () => {
    const values = { image_size: '1280x720' };
    expect(expectedShape({ ...running, values })).toBeCloseTo(16 / 9);
  });

  it('is a square where nothing but words tells it', () => {
    expect(expectedShape({ ...running, needsPhoto: false })).toBe(1);
  });

  it('is that of the photo otherwise, and at rest that of what is seen', () => {
    expect(expectedShape(running)).toBeNull();
    expect(expectedShape({ ...running, busy: false, needsPhoto: false })).toBeNull();
  });
});
