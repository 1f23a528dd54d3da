import {
  intersect,
  masked,
  type PaintDocument,
  type Picture,
  type Rect,
  wholeOf,
} from '@tintory/paint-document';

/** iOS refuses canvases with more pixels; larger pictures are shown at half their size. */
const mostPixels = 16_777_216;

/** Shows the pixels of a document on a canvas, and draws only what changes. */
export class CanvasPainter {
  private readonly canvas: HTMLCanvasElement;
  private readonly document: PaintDocument;
  private readonly context: CanvasRenderingContext2D | null;
  private shown: { picture: Picture; image: ImageData } | null = null;
  private maskShown = false;
  private room = new Uint8ClampedArray(0);

  constructor(canvas: HTMLCanvasElement, document: PaintDocument) {
    this.canvas = canvas;
    this.document = document;
    this.context = canvas.getContext('2d');
  }

  showMask(shown: boolean): void {
    if (this.maskShown === shown) return;
    this.maskShown = shown;
    this.paint(null);
  }

  readonly paint = (area: Rect | null): void => {
    const { context } = this;
    const { picture, mask } = this.document.layers;
    const part = area ? intersect(area, wholeOf(picture)) : wholeOf(picture);
    if (!context || !part) return;
    const step = picture.width * picture.height > mostPixels ? 2 : 1;
    this.fitCanvas(picture, step);
    if (step === 1 && !this.maskShown) {
      const { x, y, width, height } = part;
      context.putImageData(this.imageOf(picture), 0, 0, x, y, width, height);
      return;
    }
    const seen = lookAt(picture, this.maskShown ? mask : null, part, step, this.roomFor);
    context.putImageData(new ImageData(seen.data, seen.width), seen.x, seen.y);
  };

  /** Reuses one buffer: allocating megabytes at each event would stutter. */
  private readonly roomFor = (bytes: number) => {
    if (this.room.length < bytes) this.room = new Uint8ClampedArray(bytes);
    return this.room.subarray(0, bytes);
  };

  private fitCanvas({ width, height }: Picture, step: number): void {
    const across = Math.ceil(width / step);
    const down = Math.ceil(height / step);
    // Setting a size, even the same one, empties a canvas.
    if (this.canvas.width !== across) this.canvas.width = across;
    if (this.canvas.height !== down) this.canvas.height = down;
  }

  /** Sees the picture's own memory: nothing is copied before the browser takes its pixels. */
  private imageOf(picture: Picture): ImageData {
    if (this.shown?.picture !== picture) {
      this.shown = { picture, image: new ImageData(picture.data, picture.width) };
    }
    return this.shown.image;
  }
}

/** The mask's colour, visible on any picture. */
const tint = [255, 64, 64] as const;
const tintShare = 0.55;
const leastAlpha = Math.round(255 * tintShare);
/** What becomes of each value of a channel. */
const tintedFrom = (color: number) =>
  Uint8ClampedArray.from({ length: 256 }, (_, under) => under + (color - under) * tintShare);
const tinted = [tintedFrom(tint[0]), tintedFrom(tint[1]), tintedFrom(tint[2])] as const;

/** A part of a picture as it is shown: every `step`th pixel, what is masked tinted. */
export function lookAt(
  picture: Picture,
  mask: Uint8Array | null,
  part: Rect,
  step: number,
  roomFor = (bytes: number) => new Uint8ClampedArray(bytes),
) {
  const x = Math.floor(part.x / step);
  const y = Math.floor(part.y / step);
  const width = Math.ceil((part.x + part.width) / step) - x;
  const height = Math.ceil((part.y + part.height) / step) - y;
  const data = roomFor(width * height * 4);
  const pixels = new Uint32Array(data.buffer, data.byteOffset, width * height);
  for (let row = 0; row < height; row += 1) {
    const start = (y + row) * step * picture.width + x * step;
    lookAlong(picture.pixels, mask, start, step, pixels.subarray(row * width, (row + 1) * width));
  }
  return { data, x, y, width, height };
}

/** One row: engines optimize a function that is called often sooner than one long loop. */
function lookAlong(
  from: Uint32Array,
  mask: Uint8Array | null,
  start: number,
  step: number,
  line: Uint32Array,
): void {
  for (let i = 0, at = start; i < line.length; i += 1, at += step) {
    const pixel = from[at] as number;
    line[i] = mask?.[at] === masked ? tintOf(pixel) : pixel;
  }
}

/** A pixel under the tint; a large mask has millions of them. */
const tintOf = (pixel: number): number =>
  (tinted[0][pixel & 255] as number) |
  ((tinted[1][(pixel >> 8) & 255] as number) << 8) |
  ((tinted[2][(pixel >> 16) & 255] as number) << 16) |
  (Math.max(pixel >>> 24, leastAlpha) << 24);
