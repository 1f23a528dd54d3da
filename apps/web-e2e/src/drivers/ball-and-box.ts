import sharp from 'sharp';

const [width, height] = [480, 320];

/** Where the two are, in pixels of the photo. */
export const ball = { x: 150, y: 170 };
export const box = { x: 345, y: 175 };

export type Point = typeof ball;

/** The point as shares of the photo. */
export const shareOf = ({ x, y }: Point) => ({ x: x / width, y: y / height });

/** A photo of a ball and, beside it, a box: a cutout keeps both. */
export const drawBallAndBox = (): Promise<Buffer> =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <rect width="100%" height="100%" fill="#e4ded6"/>
      <circle cx="${ball.x}" cy="${ball.y}" r="80" fill="#c23a2c"/>
      <rect x="290" y="100" width="110" height="150" fill="#2b5c9e"/></svg>`),
  )
    .png()
    .toBuffer();

/** How opaque a picture of the photo's size is at a point, 0 to 255. */
export async function alphaAt(bytes: Buffer, { x, y }: Point): Promise<number | undefined> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  return data[(y * info.width + x) * info.channels + 3];
}
