import { describe, expect, it } from 'vitest';
import { findThing } from './find-thing.ts';

const subject = { x: 0.2, y: 0.1, width: 0.5, height: 0.8 };
const box = (kind: number, score: number, at = subject) => ({ ...at, kind, score });
const face = (height: number) => ({ x: 0.4, y: 0.12, width: 0.1, height: 0.8 * height });

describe('what a subject is', () => {
  it('is what the detector sees where the subject is', () => {
    expect(findThing({ boxes: [box(0, 0.8)], faces: [] }, subject, false).thing).toBe('person');
    expect(findThing({ boxes: [box(16, 0.5)], faces: [] }, subject, false).thing).toBe('animal');
    expect(findThing({ boxes: [box(2, 0.6)], faces: [] }, subject, false).thing).toBe('vehicle');
    expect(findThing({ boxes: [box(39, 0.6)], faces: [] }, subject, false)).toEqual({
      ...{ thing: 'product', kind: 39 },
    });
  });

  it('is a product where the detector sees nothing, or something beside it', () => {
    expect(findThing({ boxes: [], faces: [] }, subject, false)).toEqual({ thing: 'product' });
    const aside = { x: 0.8, y: 0.1, width: 0.2, height: 0.2 };
    expect(findThing({ boxes: [box(16, 0.9, aside)], faces: [] }, subject, false).thing).toBe(
      'product',
    );
  });

  it('is a doll where a whole figure has the face of a head', () => {
    const seen = { boxes: [box(0, 0.7)], faces: [face(0.32)] };
    expect(findThing(seen, subject, false).thing).toBe('product');
    expect(findThing(seen, subject, true).thing).toBe('person');
  });
});
