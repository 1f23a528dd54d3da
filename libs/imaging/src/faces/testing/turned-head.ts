import sharp, { type Sharp } from 'sharp';
import { decode, type DrawnFace } from './drawn-face.ts';

/** Extent of the rotated part of a drawn head, in half widths of its face: all above the neck. */
const [up, down, across] = [1.3, 1.35, 1.05];

/** Distance from the middle at which the head narrows to nothing, in half widths. */
const narrowing = 1.6;

/**
 * Rotates one head of a drawing by mapping its front onto an ellipsoid.
 *
 * @param yaw in degrees; positive turns it to the right of the picture
 */
export async function turnHead(
  picture: Sharp,
  { x, y, radius }: DrawnFace,
  yaw: number,
): Promise<Sharp> {
  const front = await decode(picture);
  const { width, height } = front;
  const turned = new Uint8ClampedArray(front.data);
  for (let row = Math.ceil(y - up * radius); row < y + down * radius; row += 1) {
    const half = across * radius * halfWidth((row - y) / radius);
    for (let column = Math.ceil(x - half); column < x + half; column += 1) {
      const angle = Math.asin((column - x) / half) - (yaw * Math.PI) / 180;
      const seen = Math.max(-Math.PI / 2, Math.min(Math.PI / 2, angle));
      const from = (row * width + Math.round(x + half * Math.sin(seen))) * 4;
      turned.set(front.data.subarray(from, from + 4), (row * width + column) * 4);
    }
  }
  return sharp(turned, { raw: { width, height, channels: 4 } });
}

const halfWidth = (down: number) => Math.sqrt(Math.max(0, 1 - (down / narrowing) ** 2));
