import sharp, { type Sharp } from 'sharp';
import { pngHeader } from './png-header.ts';

const [width, height] = [320, 240];

/** A red disc on a light ground, left of the middle. */
const drawing = (): Sharp =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <rect width="100%" height="100%" fill="#dcdad2"/><circle cx="130" cy="120" r="62" fill="#b8322c"/></svg>`),
  ).removeAlpha();

const bytesOf = async (picture: Sharp) => new Uint8Array(await picture.toBuffer());

/** Typical uploads, and files that only look like pictures. */
export const pictures = {
  png: () => bytesOf(drawing().png()),
  /** The same with few pixels, for tests of jobs rather than pictures. */
  smallPng: () => bytesOf(drawing().resize(96).png()),
  cmykJpeg: () => bytesOf(drawing().toColourspace('cmyk').jpeg()),
  /** Rotated by its EXIF orientation, with GPS coordinates. */
  phoneJpeg: () =>
    bytesOf(
      drawing()
        .rotate(-90)
        .withExif({
          IFD0: { Make: 'Phone' },
          IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' },
        })
        .withMetadata({ orientation: 6 })
        .jpeg({ quality: 95 }),
    ),
  animatedGif: async () => {
    const frames = await Promise.all(
      [drawing(), drawing().negate()].map((frame) => frame.ensureAlpha().raw().toBuffer()),
    );
    const strip = { width, height: height * frames.length, channels: 4 as const };
    return bytesOf(
      sharp(Buffer.concat(frames), { raw: { ...strip, pageHeight: height } }).gif({ loop: 0 }),
    );
  },
  truncatedJpeg: async () => {
    const whole = await bytesOf(drawing().jpeg());
    return whole.slice(0, Math.floor(whole.length / 3));
  },
  text: () => Promise.resolve(new TextEncoder().encode('This was never a picture. '.repeat(20))),
  svgWithScript: () =>
    Promise.resolve(
      new TextEncoder().encode(
        '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      ),
    ),
  /** A few bytes that claim to be 30,000 × 30,000 pixels. */
  enormousPng: () => Promise.resolve(new Uint8Array(pngHeader(30_000, 30_000))),
} satisfies Record<string, () => Promise<Uint8Array<ArrayBuffer>>>;

/** A drawing cut out already: its ground, which has the corner's colour, becomes transparent. */
export async function withoutGround(drawing: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const { data, info } = await sharp(drawing)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const ground = data.readUInt32BE(0);
  for (let at = 0; at < data.length; at += 4) {
    if (data.readUInt32BE(at) === ground) data.writeUInt32BE(0, at);
  }
  return bytesOf(sharp(data, { raw: { ...info, channels: 4 } }).png());
}

/** The size, EXIF data and alpha of a result. */
export async function inspectPicture(bytes: Uint8Array) {
  const { data, info } = await sharp(bytes)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const metadata = await sharp(bytes).metadata();
  return {
    width: info.width,
    height: info.height,
    exif: metadata.exif,
    alphaAt: (x: number, y: number) => data[(y * info.width + x) * 4 + 3],
  };
}
