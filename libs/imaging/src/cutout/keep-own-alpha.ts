import type { RgbaImage } from '@tintory/pixels';

/**
 * Hides pixels of the subject that are transparent in the input, in place; both are of the same
 * size.
 */
export function keepOwnAlpha(subject: RgbaImage, { data }: RgbaImage): RgbaImage {
  for (let i = 3; i < data.length; i += 4) {
    subject.data[i] = Math.min(subject.data[i] as number, data[i] as number);
  }
  return subject;
}
