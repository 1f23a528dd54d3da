import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toLab } from './lab.ts';
import { fromLab } from './lab-to-srgb.ts';

it('brings every colour back from L*a*b* as it was, within a step', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 48, maxLength: 48 }), (bytes) => {
      const image = { data: bytes, width: 4, height: 3 };
      const back = fromLab(toLab(image), image);
      back.data.forEach((value, i) => {
        expect(Math.abs(value - (bytes[i] ?? NaN))).toBeLessThanOrEqual(1);
      });
    }),
  );
});
