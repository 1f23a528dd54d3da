import {
  gaussianBlur,
  createPlane,
  type Plane,
  type RgbaImage,
  smoothStep,
  type Flow,
} from '@tintory/pixels';
import { anisotropicKuwahara } from './anisotropic-kuwahara.ts';
import type { FaceArea } from './painting-options.ts';

type Size = { width: number; height: number };

/**
 * Semi-axes of the area of care, as shares of a face's box: it reaches from brow to chin only,
 * without forehead and ears.
 */
const [careWidth, careHeight] = [0.6, 0.62];

/** Areas for the fine brush: 1 within faces, 0 away from them. */
export function careOf({ width, height }: Size, faces: readonly FaceArea[] = []): Plane {
  const care = createPlane(width, height);
  for (const face of faces) {
    const [middleX, middleY] = [face.x + face.width / 2, face.y + face.height / 2];
    const [wide, high] = [face.width * careWidth, face.height * careHeight];
    const top = Math.max(0, Math.floor(middleY - 1.25 * high));
    const bottom = Math.min(height, Math.ceil(middleY + 1.25 * high));
    const left = Math.max(0, Math.floor(middleX - 1.25 * wide));
    const right = Math.min(width, Math.ceil(middleX + 1.25 * wide));
    for (let y = top; y < bottom; y += 1) {
      for (let x = left; x < right; x += 1) {
        const away = Math.hypot((x - middleX) / wide, (y - middleY) / high);
        const i = y * width + x;
        care.data[i] = Math.max(care.data[i] as number, 1 - smoothStep(0.85, 1.25, away));
      }
    }
  }
  return care;
}

/** A finely flattened picture, and its share at each pixel of the broadly flattened one. */
export type Accents = { fine: RgbaImage; share: Plane };

/**
 * Radius of the fine flattening as a share of the broad one's: it keeps eyes, letters and thin
 * lines.
 */
const fineShare = 0.4;
/** Losses, as shares of the full range, at which detail starts to return and returns completely. */
const [missed, surely] = [0.035, 0.1];

/**
 * Restores needed detail lost by flattening: all of it in areas of care, elsewhere losses above
 * those around. An eye is missed, one hair among hairs is not.
 *
 * @param radius used for `flat`, in pixels
 * @param unit pixels in a thousandth of the picture's side
 */
export function findAccents(
  image: RgbaImage,
  flat: RgbaImage,
  flow: Flow,
  { radius, care, unit }: { radius: number; care: Plane; unit: number },
): Accents {
  const fine = anisotropicKuwahara(image, flow, Math.max(1.2, radius * fineShare));
  const lost = gaussianBlur(lossOf(fine, flat), Math.max(0.6, 1.2 * unit));
  const usual = gaussianBlur(lost, Math.max(3, 12 * unit));
  for (let i = 0; i < lost.data.length; i += 1) {
    const beyond = (lost.data[i] as number) - 1.5 * (usual.data[i] as number);
    lost.data[i] = Math.max(care.data[i] as number, smoothStep(missed, surely, beyond));
  }
  return { fine, share: lost };
}

/** The largest difference of a channel, 0 to 1. */
function lossOf(fine: RgbaImage, flat: RgbaImage): Plane {
  const loss = createPlane(fine.width, fine.height);
  for (let i = 0, at = 0; i < loss.data.length; i += 1, at += 4) {
    const red = Math.abs((fine.data[at] as number) - (flat.data[at] as number));
    const green = Math.abs((fine.data[at + 1] as number) - (flat.data[at + 1] as number));
    const blue = Math.abs((fine.data[at + 2] as number) - (flat.data[at + 2] as number));
    loss.data[i] = Math.max(red, green, blue) / 255;
  }
  return loss;
}

/** Puts the accents into a flattened picture of the same size. */
export function withAccents(flat: RgbaImage, { fine, share }: Accents): RgbaImage {
  const data = new Uint8ClampedArray(flat.data);
  for (let i = 0, at = 0; i < share.data.length; i += 1, at += 4) {
    const part = share.data[i] as number;
    if (part <= 0) continue;
    for (let c = at; c < at + 3; c += 1) {
      data[c] = (data[c] as number) + ((fine.data[c] as number) - (data[c] as number)) * part;
    }
  }
  return { ...flat, data };
}
