import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sharedPart, suppressDoubles } from './face-candidate.ts';

const number = fc.integer({ min: 0, max: 60 });
const side = fc.integer({ min: 1, max: 40 });
const candidates = fc.array(
  fc.record({
    box: fc.record({ x: number, y: number, width: side, height: side }),
    score: fc.double({ min: 0, max: 1, noNaN: true }),
  }),
  { maxLength: 25 },
);

it('keeps the surest of boxes that share much, and nothing that shares much with it', () => {
  fc.assert(
    fc.property(candidates, (found) => {
      const kept = suppressDoubles(found, 0.4);
      for (const [i, a] of kept.entries()) {
        for (const b of kept.slice(i + 1)) {
          expect(sharedPart(a.box, b.box)).toBeLessThanOrEqual(0.4);
          expect(a.score).toBeGreaterThanOrEqual(b.score);
        }
      }
      for (const lost of found.filter((one) => !kept.includes(one))) {
        const better = kept.some(
          ({ box, score }) => score >= lost.score && sharedPart(box, lost.box) > 0.4,
        );
        expect(better).toBe(true);
      }
    }),
  );
});

it('counts a nose within its face as the same, and a neighbour as another', () => {
  const face = { x: 0, y: 0, width: 100, height: 100 };
  expect(sharedPart(face, { x: 40, y: 40, width: 20, height: 20 })).toBe(1);
  expect(sharedPart(face, { x: 90, y: 0, width: 100, height: 100 })).toBeCloseTo(0.1);
  expect(sharedPart(face, { x: 100, y: 0, width: 100, height: 100 })).toBe(0);
});
