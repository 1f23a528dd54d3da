import {
  blurBackground,
  createStudio,
  drawStudio,
  gradientBackdrop,
  lightStudio,
  mapPlane,
  patternBackdrop,
  rgbOf,
  turnFloor,
  type LightName,
  type Plane,
  type RgbaImage,
  type StudioView,
} from '@tintory/pixels';
import sharp from 'sharp';
import { unreadable } from '../files/unreadable.ts';
import type { Backdrop } from '../tasks.ts';

type BackdropOptions = {
  width: number;
  height: number;
  seamAt: number;
  lightSide: -1 | 1;
  seed: number;
  view: StudioView;
  /** What light falls into a studio besides its own. */
  lights: readonly LightName[];
  /** The photograph the subject comes from, and what the subject covers of it. */
  original: RgbaImage;
  alpha: Plane;
};

/** What the subject is shown in front of, as large as the frame. */
export async function makeBackdrop(
  backdrop: Backdrop,
  options: BackdropOptions,
): Promise<RgbaImage> {
  const { width, height, seamAt, lightSide, seed, lights, view } = options;
  const size = { width, height };
  switch (backdrop.kind) {
    case 'studio': {
      const { setting } = backdrop;
      const tint = backdrop.tint ? rgbOf(backdrop.tint) : undefined;
      const studio = turnFloor(createStudio(backdrop.studio, { seed, tint, setting }), view);
      return drawStudio(lightStudio(studio, lights, seed), { ...size, seamAt, lightSide, view });
    }
    case 'color': {
      const studio = createStudio('color', { seed, tint: rgbOf(backdrop.color) });
      return backdrop.flat
        ? gradientBackdrop(size, rgbOf(backdrop.color), rgbOf(backdrop.color), 0)
        : drawStudio(lightStudio(studio, lights, seed), { ...size, seamAt, lightSide, view });
    }
    case 'gradient':
      return gradientBackdrop(size, rgbOf(backdrop.from), rgbOf(backdrop.to), backdrop.angle);
    case 'pattern':
      return patternBackdrop(size, backdrop.pattern, rgbOf(backdrop.from), rgbOf(backdrop.to));
    case 'picture':
      return coverWith(backdrop.path, width, height);
    case 'blur':
      return blurred(backdrop.amount, options);
  }
}

/** A picture that fills the frame; what it does not need is cut from the middle outwards. */
async function coverWith(path: string, width: number, height: number): Promise<RgbaImage> {
  try {
    const data = await sharp(path)
      .autoOrient()
      .toColourspace('srgb')
      .resize(width, height, { fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .ensureAlpha()
      .raw()
      .toBuffer();
    return { data: new Uint8ClampedArray(data), width, height };
  } catch (cause) {
    throw unreadable(cause);
  }
}

/** The photograph itself, out of focus and without its subject. */
async function blurred(amount: number, options: BackdropOptions): Promise<RgbaImage> {
  const { original, alpha, width, height } = options;
  const radius = Math.max(
    1,
    Math.round((Math.max(original.width, original.height) * amount) / 4_000),
  );
  // Wider than the soft edge, so that none of the subject's colour is smeared around it.
  const covered = mapPlane(alpha, (value) => Math.min(1, value * 4));
  const back = blurBackground(original, covered, radius);
  if (width === original.width && height === original.height) return back;
  const data = await sharp(Buffer.from(back.data.buffer), {
    raw: { width: back.width, height: back.height, channels: 4 },
  })
    .resize(width, height, { fit: 'cover', position: 'bottom' })
    .raw()
    .toBuffer();
  return { data: new Uint8ClampedArray(data), width, height };
}
