import type { ImagePool } from '@tintory/image-pool';
import sharp from 'sharp';

/** What the contact sheet shows of a result, within a square of this side. */
export type Show = (outputPath: string, answer: unknown, side: number) => Promise<Buffer>;

const within = (path: string, side: number, ground: string) =>
  sharp(path).flatten({ background: ground }).resize(side, side, { fit: 'inside' }).png();

export const onWhite: Show = (path, _, side) => within(path, side, '#ffffff').toBuffer();

/** A colour that hides no fault of an edge. */
export const onMagenta: Show = (path, _, side) => within(path, side, '#e020e0').toBuffer();

/** Two by two, so that a seam would be in the middle. */
export const tileTwice: Show = async (path, _, side) => {
  const half = Math.floor(side / 2);
  const { data, info } = await within(path, half, '#ffffff').toBuffer({ resolveWithObject: true });
  const [width, height] = [info.width, info.height];
  const places = [0, 1, 2, 3].map((n) => ({
    input: data,
    left: (n % 2) * width,
    top: (n >> 1) * height,
  }));
  return sharp({
    create: { width: width * 2, height: height * 2, channels: 3, background: '#ffffff' },
  })
    .composite(places)
    .png()
    .toBuffer();
};

/** The picture with the points that were found. */
export const markFaces =
  (inputPath: string): Show =>
  async (_, answer, side) => {
    const { faces } = answer as Awaited<ReturnType<ImagePool['detectFaces']>>;
    const { data, info } = await within(inputPath, side, '#ffffff').toBuffer({
      resolveWithObject: true,
    });
    const dots = faces
      .flatMap(({ landmarks }) => landmarks)
      .map(([x, y]) => `<circle cx="${x * info.width}" cy="${y * info.height}" r="2.5"/>`);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${info.width}" height="${info.height}" fill="#00c853">${dots.join('')}</svg>`;
    return sharp(data)
      .composite([{ input: Buffer.from(svg) }])
      .png()
      .toBuffer();
  };
