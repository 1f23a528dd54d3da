import fc from 'fast-check';
import type { Plane } from '../plane/rgba-image.ts';

/** Planes of any small size with values from 0 to 1. */
export const anyPlane = (minSide = 1): fc.Arbitrary<Plane> =>
  fc
    .tuple(fc.integer({ min: minSide, max: 12 }), fc.integer({ min: minSide, max: 12 }))
    .chain(([width, height]) =>
      fc
        .array(fc.integer({ min: 0, max: 1_000 }), {
          minLength: width * height,
          maxLength: width * height,
        })
        .map((values) => ({
          data: Float32Array.from(values, (value) => value / 1_000),
          width,
          height,
        })),
    );
