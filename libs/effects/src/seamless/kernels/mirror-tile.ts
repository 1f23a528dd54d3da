import { stretchImage, type RgbaImage } from '@tintory/pixels';

/** Tiles a picture with its reflections: as large as the picture, with details half as large. */
export function mirrorTile(image: RgbaImage): RgbaImage {
  const [halfWidth, halfHeight] = [Math.max(1, image.width >> 1), Math.max(1, image.height >> 1)];
  const half = stretchImage(image, halfWidth, halfHeight);
  const [width, height] = [halfWidth * 2, halfHeight * 2];
  const from = new Uint32Array(half.data.buffer, half.data.byteOffset, halfWidth * halfHeight);
  const to = new Uint32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const row = Math.min(y, height - 1 - y) * halfWidth;
    for (let x = 0; x < width; x += 1) {
      to[y * width + x] = from[row + Math.min(x, width - 1 - x)] as number;
    }
  }
  return { data: new Uint8ClampedArray(to.buffer), width, height };
}
