import type { RgbaImage } from '@tintory/pixels';

/** What a picture hides was never anyone's subject, and is never shown: in place, at the picture's size. */
export function keepOwnAlpha(subject: RgbaImage, { data }: RgbaImage): RgbaImage {
  for (let i = 3; i < data.length; i += 4) {
    subject.data[i] = Math.min(subject.data[i] as number, data[i] as number);
  }
  return subject;
}
