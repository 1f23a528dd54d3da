import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aPicture, bytes, red, stroke } from './testing/pictures.ts';
import { PaintDocument } from './paint-document.ts';
import type { StrokeKind } from './stroke-kind.ts';
import { shapeCoverage, shapeKinds } from './shapes.ts';

describe('any work', () => {
  const point = fc.tuple(fc.integer({ min: -20, max: 90 }), fc.integer({ min: -20, max: 90 }));
  const opacity = fc.double({ min: 0.05, max: 1, noNaN: true });
  const kind = fc.oneof(
    opacity.map((value): StrokeKind => ({ kind: 'color', color: [9, 99, 199], opacity: value })),
    opacity.map((value): StrokeKind => ({ kind: 'erase', opacity: value })),
    opacity.map((value): StrokeKind => ({ kind: 'restore', opacity: value })),
    fc.constantFrom<StrokeKind>({ kind: 'mask' }, { kind: 'unmask' }),
  );
  const by = fc.record({
    size: fc.integer({ min: 1, max: 60 }),
    hardness: fc.constantFrom(0, 0.5, 1),
  });
  type Work = (document: PaintDocument) => void;
  const work: fc.Arbitrary<Work> = fc.oneof(
    fc.tuple(kind, by, fc.array(point, { minLength: 1, maxLength: 5 })).map(
      ([what, with_, points]) =>
        (document: PaintDocument) =>
          stroke(document, what, points, with_),
    ),
    fc
      .constantFrom('left' as const, 'right' as const, 'mirror' as const, 'flip' as const)
      .map((turn) => (document: PaintDocument) => document.turn(turn)),
    fc.tuple(point, point).map(([[x, y], [width, height]]) => (document: PaintDocument) => {
      document.crop({ x, y, width: Math.max(4, width), height: Math.max(4, height) });
    }),
    fc
      .tuple(fc.constantFrom(...shapeKinds), point, point, fc.boolean())
      .map(([shape, [x, y], [width, height], filled]) => (document: PaintDocument) => {
        const box = { x, y, width, height };
        const form = { kind: shape, box, lineWidth: 3, filled };
        document.paint('shape', shapeCoverage(form, document.layers.picture), red);
      }),
    fc.constant((document: PaintDocument) => document.clearMask()),
  );
  const whole = (document: PaintDocument) => ({
    ...document.layers.placement,
    ...{
      width: document.state().width,
      mask: document.layers.mask.slice(),
      bytes: bytes(document),
    },
  });

  it('is taken back to the last byte, and done again to the last byte', () => {
    fc.assert(
      fc.property(fc.array(work, { maxLength: 14 }), (works) => {
        const document = new PaintDocument(aPicture(40, 30));
        const start = whole(document);
        for (const one of works) one(document);
        const end = whole(document);
        while (document.undo());
        expect(whole(document)).toEqual(start);
        while (document.redo());
        expect(whole(document)).toEqual(end);
      }),
      { numRuns: 60 },
    );
  });
});
