import { blurBackground, mapPlane, rgbOf, type Plane, type RgbaImage } from '@tintory/pixels';
import { gradientBackdrop, patternBackdrop } from './kernels/flat-backdrops.ts';
import { readResized, resizeRgba } from '@tintory/imaging/files';
import type { Backdrop } from './stage-request.ts';

type BackdropOptions = {
  width: number;
  height: number;
  /** The subject's photograph, and the subject's alpha in it. */
  original: RgbaImage;
  alpha: Plane;
};

/** The backdrop behind the subject, as large as the frame. */
export async function makeBackdrop(
  backdrop: Backdrop,
  options: BackdropOptions,
): Promise<RgbaImage> {
  const { width, height } = options;
  const size = { width, height };
  switch (backdrop.kind) {
    case 'color':
      return gradientBackdrop(size, rgbOf(backdrop.color), rgbOf(backdrop.color), 0);
    case 'gradient':
      return gradientBackdrop(size, rgbOf(backdrop.from), rgbOf(backdrop.to), backdrop.angle);
    case 'pattern':
      return patternBackdrop(size, backdrop.pattern, rgbOf(backdrop.from), rgbOf(backdrop.to));
    case 'picture':
      return readResized(backdrop.path, { ...size, fit: 'cover', background: '#ffffff' });
    case 'blur':
      return blurred(backdrop.amount, options);
  }
}

/** The photograph itself, out of focus and without its subject. */
async function blurred(amount: number, options: BackdropOptions): Promise<RgbaImage> {
  const { original, alpha, width, height } = options;
  const radius = Math.max(
    1,
    Math.round((Math.max(original.width, original.height) * amount) / 4_000),
  );
  // Wider than the soft edge, so that none of the subject's colour smears into the background.
  const covered = mapPlane(alpha, (value) => Math.min(1, value * 4));
  const back = blurBackground(original, covered, radius);
  if (width === original.width && height === original.height) return back;
  return resizeRgba(back, { width, height }, { fit: 'cover' });
}
