import { lumaAt } from '../color/luma.ts';
import { createPlane, type Plane, type RgbaImage } from '../plane/rgba-image.ts';

/** A multiple of JPEG's 8-pixel blocks, so that every window starts on a block boundary. */
const side = 512;
/** Two megapixels: more windows add no information, and a large photo would take seconds. */
const most = 9;

type Span = { start: number; length: number };

/** Splits an axis into spans, the last one shorter; of too many, picks evenly spaced ones. */
function split(length: number, count: number): Span[] {
  const parts = Math.ceil(length / side);
  return Array.from({ length: Math.min(parts, count) }, (_, i) => {
    const start = Math.floor(((i + 0.5) * parts) / Math.min(parts, count)) * side;
    return { start, length: Math.min(side, length - start) };
  });
}

/**
 * The luma of a picture, 0 to 255, in windows: all of them, or evenly spaced ones for a large
 * picture. Transparent pixels count as white, because their colour is invisible.
 */
export function sampleWindows(image: RgbaImage): Plane[] {
  const parts = Math.ceil(image.width / side) * Math.ceil(image.height / side);
  const share = Math.min(1, Math.sqrt(most / parts));
  const countOf = (length: number) => Math.max(1, Math.floor(Math.ceil(length / side) * share));
  return split(image.height, countOf(image.height)).flatMap((down) =>
    split(image.width, countOf(image.width)).map((across) => readWindow(image, across, down)),
  );
}

function readWindow({ data, width }: RgbaImage, across: Span, down: Span): Plane {
  const window = createPlane(across.length, down.length);
  for (let y = 0; y < down.length; y += 1) {
    let at = ((down.start + y) * width + across.start) * 4;
    for (let x = 0; x < across.length; x += 1, at += 4) {
      const opacity = data[at + 3] / 255;
      window.data[y * across.length + x] = opacity * lumaAt(data, at) + (1 - opacity) * 255;
    }
  }
  return window;
}
