import { createPicture, type Picture } from './picture.ts';
import type { RgbaImage } from '@tintory/pixels';

/** The colours of one picture with the transparency of another one of its size. */
export function withAlphaOf(colors: Picture, cut: RgbaImage): Picture {
  const out = createPicture(colors.width, colors.height);
  out.data.set(colors.data);
  for (let i = 3; i < out.data.length; i += 4) {
    out.data[i] = Math.min(colors.data[i] as number, cut.data[i] as number);
  }
  return out;
}
