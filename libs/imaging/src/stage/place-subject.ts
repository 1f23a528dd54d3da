import { alphaBounds, type Bounds, type RgbaImage } from '@tintory/pixels';
import sharp from 'sharp';

export type PlaceOptions = {
  width: number;
  height: number;
  /** `keep`: where it was in its photograph. `fit`: as large as the padding allows. */
  placement: 'keep' | 'fit';
  /** Air around it, in shares of the frame. */
  padding: number;
  /** Where it stands, in heights from the top, when nothing holds it at the frame's edge. */
  ground: number;
};

export type PlacedSubject = {
  /** The subject in its place, as large as the frame. */
  layer: RgbaImage;
  /** Cut by its photograph's lower edge: it stands on nothing that could be seen. */
  cutBelow: boolean;
  /** Where it stands, in heights from the top. */
  foot: number;
};

/** Alpha of 255 from which a pixel counts as subject. */
const threshold = 24;

/** Puts a cut-out subject into a frame; one that its photograph cuts off stays at that edge. */
export async function placeSubject(
  subject: RgbaImage,
  options: PlaceOptions,
): Promise<PlacedSubject> {
  const { width, height } = options;
  const whole = { x: 0, y: 0, width: subject.width, height: subject.height };
  const bounds = alphaBounds(subject, threshold, 1) ?? whole;
  const cut = {
    left: bounds.x === 0,
    right: bounds.x + bounds.width >= subject.width,
    below: bounds.y + bounds.height >= subject.height,
  };
  const target =
    options.placement === 'keep'
      ? keepPlace(bounds, subject, options)
      : fitPlace(bounds, cut, options);
  const part = await resizePart(subject, bounds, target);
  const layer = await layOut(part, target, width, height);
  return { layer, cutBelow: cut.below, foot: Math.min(1, (target.y + target.height) / height) };
}

/** The same place in a frame that covers the photograph's. */
function keepPlace(bounds: Bounds, subject: RgbaImage, { width, height }: PlaceOptions): Bounds {
  const scale = Math.max(width / subject.width, height / subject.height);
  const left = (width - subject.width * scale) / 2;
  const top = height - subject.height * scale;
  return {
    x: Math.round(left + bounds.x * scale),
    y: Math.round(top + bounds.y * scale),
    width: Math.max(1, Math.round(bounds.width * scale)),
    height: Math.max(1, Math.round(bounds.height * scale)),
  };
}

type Cut = { left: boolean; right: boolean; below: boolean };

function fitPlace(bounds: Bounds, cut: Cut, options: PlaceOptions): Bounds {
  const { width, height, padding } = options;
  const foot = cut.below ? height : height * Math.min(options.ground, 1 - padding / 2);
  const room = {
    width: width * (1 - 2 * padding),
    height: Math.max(height * 0.2, foot - height * padding),
  };
  const scale = Math.min(room.width / bounds.width, room.height / bounds.height);
  const [w, h] = [
    Math.max(1, Math.round(bounds.width * scale)),
    Math.max(1, Math.round(bounds.height * scale)),
  ];
  let x = Math.round((width - w) / 2);
  if (cut.left && !cut.right) x = 0;
  if (cut.right && !cut.left) x = width - w;
  return { x, y: Math.round(foot - h), width: w, height: h };
}

/** Lanczos over premultiplied colours, so that no edge darkens. */
function resizePart({ data, width, height }: RgbaImage, from: Bounds, to: Bounds): Promise<Buffer> {
  return sharp(Buffer.from(data.buffer, data.byteOffset, data.byteLength), {
    raw: { width, height, channels: 4 },
  })
    .extract({ left: from.x, top: from.y, width: from.width, height: from.height })
    .resize(to.width, to.height, { fit: 'fill' })
    .raw()
    .toBuffer();
}

/** What lies outside of the frame is cut. */
async function layOut(part: Buffer, at: Bounds, width: number, height: number): Promise<RgbaImage> {
  const data = new Uint8ClampedArray(width * height * 4);
  const [left, right] = [Math.max(0, at.x), Math.min(width, at.x + at.width)];
  for (let y = Math.max(0, at.y); y < Math.min(height, at.y + at.height); y += 1) {
    const from = ((y - at.y) * at.width + left - at.x) * 4;
    data.set(part.subarray(from, from + (right - left) * 4), (y * width + left) * 4);
  }
  return { data, width, height };
}
