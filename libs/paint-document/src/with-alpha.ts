import type { RgbaImage } from '@tintory/pixels';
import { createPicture, type Picture } from './picture.ts';

/** How much of each pixel of a picture is there, from 0 to 255. */
export function alphaOf({ data }: RgbaImage): Uint8Array {
  const alpha = new Uint8Array(data.length / 4);
  for (let i = 0; i < alpha.length; i += 1) alpha[i] = data[i * 4 + 3] as number;
  return alpha;
}

/** A picture of which no more is there than `alpha` says, a value a pixel. */
export function withAlpha(colors: Picture, alpha: Uint8Array): Picture {
  const out = createPicture(colors.width, colors.height);
  out.data.set(colors.data);
  for (let i = 0; i < alpha.length; i += 1) {
    out.data[i * 4 + 3] = Math.min(colors.data[i * 4 + 3] as number, alpha[i] as number);
  }
  return out;
}
