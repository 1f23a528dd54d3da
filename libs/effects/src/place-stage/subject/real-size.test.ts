import { describe, expect, it } from 'vitest';
import { heightOf, heightOfPerson, heightOfShape, sizeOfKind, sizeOfTitle } from './real-size.ts';

describe('the real size', () => {
  it.each([
    ['Leather handbag in brown', 0.34],
    ['Zwei Tassen aus Ton', 0.1],
    ['حقيبة جلد', 0.34],
    ['Wool socks', 0.34],
  ])('is read out of a title: %s', (title, metres) => {
    expect(sizeOfTitle(title)?.metres).toBe(metres);
  });

  it('is unknown to a title that names nothing of a known size', () => {
    expect(sizeOfTitle('Model 3000')).toBeUndefined();
    expect(sizeOfTitle(undefined)).toBeUndefined();
  });

  it('is along the side that a kind of thing has', () => {
    const shoe = sizeOfTitle('shoe');
    expect(shoe && heightOf(shoe, { width: 200, height: 100 })).toBeCloseTo(0.145);
    expect(sizeOfKind('product', 39)).toMatchObject({ along: 'height' });
  });

  it('is that of a grown person, and by the face where only part of one is seen', () => {
    expect(heightOfPerson(undefined)).toBe(1.7);
    expect(heightOfPerson(0.13)).toBe(1.7);
    expect(heightOfPerson(0.4)).toBeCloseTo(0.5);
  });

  it('is that of a thing for a table where nothing else is known', () => {
    expect(heightOfShape({ width: 100, height: 300 })).toBeCloseTo(0.22);
    expect(heightOfShape({ width: 300, height: 100 })).toBeCloseTo(0.28 / 3);
  });
});
