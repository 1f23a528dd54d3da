import { createPlane, type Plane, type RgbaImage } from '../rgba-image.ts';
import { createSampler } from '../sampler.ts';
import { type Rgb } from './color.ts';
import { ditherAt } from './dither.ts';
import { smoothStep } from '../smooth-step.ts';
import type { LightTone } from './light-pattern.ts';
import { drawGround } from './draw-ground.ts';
import { focusRows } from './focus-rows.ts';
import { resizeImage } from './resize-image.ts';
import type { Studio } from './studio.ts';
import { usualView, type StudioView } from './studio-view.ts';

type DrawOptions = {
  width: number;
  height: number;
  /** Where wall and floor meet, in heights from the top. */
  seamAt: number;
  /** From which side the light comes: −1 from the left, 1 from the right. */
  lightSide: -1 | 1;
  view?: StudioView | undefined;
};

type ToneOptions = Omit<DrawOptions, 'seamAt' | 'view'>;

/** A floor has no finer detail than this many pixels show. */
const mostPixels = 1_600_000;

/** A wall is out of focus and light is soft: both are drawn with sides this long, and enlarged. */
const softSide = 300;

/** Half the height over which a sweep bends, and over which an edge is out of focus. */
const bend = { sweep: 0.2, edge: 0.006, verge: 0.028 } as const;

/** A far floor would be sharp this many heights in front of its end, which is out of the picture. */
const farFocus = 0.95;

/** Below where a floor ends outdoors, no pattern of light begins at a line. */
const patternFade = 0.07;

/** Draws an empty studio as a camera would see it: wall, floor in perspective, light, dark corners. */
export function drawStudio(studio: Studio, options: DrawOptions): RgbaImage {
  const { width, height } = options;
  const scale = Math.min(1, Math.sqrt(mostPixels / (width * height)));
  const image = draw(studio, {
    ...options,
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  });
  return scale < 1 ? resizeImage(image, width, height) : image;
}

function draw(studio: Studio, options: DrawOptions): RgbaImage {
  const { width, height, seamAt, view = usualView } = options;
  const soft = bend[studio.seam];
  const image = { data: new Uint8ClampedArray(width * height * 4).fill(255), width, height };
  const { data } = image;
  const walls = softPlanes(options, (x, y) => studio.wall(x, y + view.wall, seamAt + view.wall));
  const light = drawLight(studio, options);
  const tone = studio.tone && drawTone(studio.tone, options);
  const sample = createSampler(light, image);
  const floorOf = (x: number, y: number) =>
    floorAt(studio, (x + 0.5 - width / 2) / height, (y + 0.5) / height - seamAt, view);
  const grown = studio.cover && drawGround(studio.cover, { width, height, seamAt, soft, floorOf });
  for (let j = 0; j < height; j += 1) {
    const y = (j + 0.5) / height;
    const onFloor = smoothStep(seamAt - soft, seamAt + soft, y);
    for (let i = 0; i < width; i += 1) {
      const at = (j * width + i) * 4;
      const bright = sample(light, i, j);
      const dither = ditherAt(i, j);
      const floor = onFloor > 0 && !grown ? floorOf(i, j) : null;
      const share = tone ? (studio.glows ? onFloor : 1) : 0;
      for (let c = 0; c < 3; c += 1) {
        const wall = sample(walls[c] as Plane, i, j);
        const ground = floor?.[c] ?? grown?.data[at + c] ?? wall;
        const color = wall + (ground - wall) * onFloor;
        const plane = share > 0 ? tone?.[c] : undefined;
        const tint = plane ? 1 + (sample(plane, i, j) - 1) * share : 1;
        data[at + c] = color * bright * tint + dither;
      }
    }
  }
  const top = (seamAt - soft) * height;
  if (view.isFar) focusRows(image, { top, bottom: top + height * farFocus });
  return image;
}

function softSize(width: number, height: number) {
  const scale = Math.min(1, softSide / Math.max(width, height));
  return { w: Math.max(1, Math.round(width * scale)), h: Math.max(1, Math.round(height * scale)) };
}

/** The channels of what is soft, small. */
function softPlanes(
  { width, height }: Pick<DrawOptions, 'width' | 'height'>,
  colorAt: (x: number, y: number) => Rgb,
): [Plane, Plane, Plane] {
  const { w, h } = softSize(width, height);
  const planes: [Plane, Plane, Plane] = [createPlane(w, h), createPlane(w, h), createPlane(w, h)];
  for (let j = 0; j < h; j += 1) {
    for (let i = 0; i < w; i += 1) {
      const color = colorAt((i + 0.5 - w / 2) / h, (j + 0.5) / h);
      for (const [c, plane] of planes.entries()) plane.data[j * w + i] = color[c] as number;
    }
  }
  return planes;
}

/** The far end of a floor looks the same from any height: what is near it is larger or smaller. */
function floorAt(studio: Studio, x: number, below: number, { horizon, fine }: StudioView): Rgb {
  const depth = (fine ?? horizon / usualView.horizon) / Math.max(0.12, below + horizon);
  return studio.floor(x * depth * 0.62, depth * 0.9);
}

function drawLight(studio: Studio, options: DrawOptions): Plane {
  const { width, height, seamAt, lightSide, view = usualView } = options;
  const { w, h } = softSize(width, height);
  const plane = createPlane(w, h);
  for (let j = 0; j < h; j += 1) {
    for (let i = 0; i < w; i += 1) {
      const [x, y] = [((i + 0.5 - w / 2) / h) * lightSide, (j + 0.5) / h];
      plane.data[j * w + i] = lightAt(studio, view, x, y, seamAt, w / h);
    }
  }
  return plane;
}

/** What a coloured light leaves of each channel of a picture, small. */
export const drawTone = (tone: LightTone, options: ToneOptions): [Plane, Plane, Plane] =>
  softPlanes(options, (x, y) => tone(x * options.lightSide, y));

/**
 * A key light from one side above, fill from all around, and the shade where wall and floor meet;
 * under the open sky nothing meets the floor.
 */
function lightAt(
  studio: Studio,
  { key: { bright, fall, ...key }, pattern: at }: StudioView,
  x: number,
  y: number,
  seamAt: number,
  aspect: number,
): number {
  const direct = bright - fall * Math.hypot(x - key.x, (y - key.y) * 0.8);
  const isApart = studio.outdoors ?? studio.far;
  const corner =
    studio.seam === 'edge' && !isApart ? 0.16 * Math.exp(-Math.abs(y - seamAt) * 22) : 0;
  const distance = Math.hypot((x / aspect) * 2, (y - 0.5) * 2) / Math.SQRT2;
  const dark = 1 - studio.vignette * distance ** 2.4;
  const open = isApart ? smoothStep(seamAt - 0.005, seamAt + patternFade, y) : 1;
  const pattern = 1 + (studio.light((x - at.x) / at.size, (y - at.y) / at.size) - 1) * open;
  return direct * dark * pattern * (1 - corner);
}
