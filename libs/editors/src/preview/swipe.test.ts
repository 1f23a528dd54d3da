import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { followed, speedOf, swipeStep, type Swipe } from './swipe.ts';

const swipe = (changes: Partial<Swipe>): Swipe => ({
  distance: 0,
  speed: 0,
  width: 400,
  index: 1,
  total: 3,
  rtl: false,
  ...changes,
});

const anySwipe = fc
  .record({
    distance: fc.double({ min: -2_000, max: 2_000, noNaN: true }),
    speed: fc.double({ min: -10, max: 10, noNaN: true }),
    width: fc.integer({ min: 0, max: 1_200 }),
    total: fc.integer({ min: 1, max: 12 }),
    rtl: fc.boolean(),
  })
  .chain((rest) =>
    fc.integer({ min: 0, max: rest.total - 1 }).map((index) => ({ ...rest, index })),
  );

describe('a swipe', () => {
  it.each([
    ['far to the left', { distance: -130 }, 1],
    ['far to the right', { distance: 130 }, -1],
    ['not far enough and slow', { distance: -110 }, 0],
    ['short but fast', { distance: -40, speed: -0.8 }, 1],
    ['fast but hardly moved', { distance: -10, speed: -3 }, 0],
    ['far, then flicked back', { distance: -200, speed: 0.9 }, 0],
    ['far past the last picture', { distance: -300, index: 2 }, 0],
    ['far past the first picture', { distance: 300, index: 0 }, 0],
    ['far to the left where reading runs from the right', { distance: -130, rtl: true }, -1],
    ['far on a stage without a size', { distance: -130, width: 0 }, 0],
  ] as const)('%s', (_, changes, step) => {
    expect(swipeStep(swipe(changes))).toBe(step);
  });

  it('never leads past an end', () => {
    fc.assert(
      fc.property(anySwipe, (given) => {
        const target = given.index + swipeStep(given);
        expect(target).toBeGreaterThanOrEqual(0);
        expect(target).toBeLessThan(given.total);
      }),
    );
  });

  it('means the opposite when mirrored, and the same when the reading is mirrored too', () => {
    fc.assert(
      fc.property(anySwipe, (given) => {
        const middle = { ...given, index: 5, total: 11 };
        const mirrored = { ...middle, distance: -middle.distance, speed: -middle.speed };
        expect(swipeStep(mirrored) + swipeStep(middle)).toBe(0);
        expect(swipeStep({ ...mirrored, rtl: !middle.rtl })).toBe(swipeStep(middle));
      }),
    );
  });

  it('that goes further in the same direction does not change its mind', () => {
    const more = fc.double({ min: 1, max: 5, noNaN: true });
    fc.assert(
      fc.property(anySwipe, more, (given, factor) => {
        const step = swipeStep(given);
        if (step === 0) return;
        expect(swipeStep({ ...given, distance: given.distance * factor })).toBe(step);
      }),
    );
  });
});

describe('the picture under the finger', () => {
  it('follows all the way towards another picture, and reluctantly where there is none', () => {
    expect(followed({ distance: -90, index: 0, total: 2, rtl: false })).toBe(-90);
    expect(followed({ distance: 90, index: 0, total: 2, rtl: false })).toBe(30);
    expect(followed({ distance: 90, index: 0, total: 2, rtl: true })).toBe(90);
  });
});

describe('the speed of a finger', () => {
  it('is that of the last moments, not of the whole way', () => {
    const samples = [
      { x: 0, time: 0 },
      { x: 10, time: 900 },
      { x: 60, time: 950 },
    ];
    expect(speedOf(samples, 960)).toBe(1);
  });

  it('is none for a finger that has rested', () => {
    expect(speedOf([{ x: 0, time: 0 }], 500)).toBe(0);
    expect(speedOf([], 500)).toBe(0);
  });
});
