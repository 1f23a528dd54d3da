import { crc32 } from 'node:zlib';
import { sourceTypeIn, sourceTypeXmp } from '@tintory/contract';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { stripPicture } from './strip-picture.ts';

const drawn = () => {
  const [width, height] = [24, 16];
  const data = Buffer.from(Array.from({ length: width * height * 3 }, (_, i) => (i * 7) % 256));
  return sharp(data, { raw: { width, height, channels: 3 } });
};
const exif = {
  IFD0: { Make: 'Phone' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' },
};
const xmp = sourceTypeXmp('humanEdits').replace('</rdf:RDF>', '<a>Secret</a></rdf:RDF>');

const formats: [string, (picture: Sharp) => Sharp][] = [
  ['jpeg', (picture) => picture.jpeg({ quality: 71 })],
  ['jpeg', (picture) => picture.jpeg({ progressive: true })],
  ['png', (picture) => picture.png({ palette: true, colours: 8 })],
  ['webp', (picture) => picture.webp({ quality: 40 })],
  ['webp', (picture) => picture.ensureAlpha(0.5).webp({ lossless: true })],
];
/** The PNG text chunk must be uncompressed, which sharp cannot write. */
const withText = (png: Buffer): Buffer =>
  withChunk(png, Buffer.from(`iTXtXML:com.adobe.xmp\0\0\0\0\0${xmp}`));

/** @param typed name and data of a chunk */
function withChunk(png: Buffer, typed: Buffer): Buffer {
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(typed.length - 4);
  checksum.writeUInt32BE(crc32(typed));
  return Buffer.concat([png.subarray(0, 33), length, typed, checksum, png.subarray(33)]);
}

async function told(format: string, picture: Sharp): Promise<Buffer> {
  const named = picture.withExif(exif);
  if (format === 'png') return withText(await named.toBuffer());
  return named.withXmp(xmp).toBuffer();
}
const pixels = (bytes: Buffer) => sharp(bytes).raw().toBuffer();

describe.each(formats)('a picture that goes as it was encoded (%s)', (format, encode) => {
  it('keeps its very pixels and type, and loses what it tells of a person and a place', async () => {
    const sent = await told(format, encode(drawn()));
    const made = await stripPicture(sent);
    const bytes = made?.bytes ?? Buffer.alloc(0);
    expect(made?.contentType).toBe(`image/${format}`);
    expect(await pixels(bytes)).toEqual(await pixels(sent));
    const metadata = await sharp(bytes).metadata();
    expect(metadata).toMatchObject({ format, width: 24, height: 16 });
    expect(metadata.exif).toBeUndefined();
    expect(sourceTypeIn(metadata.xmpAsString ?? '')).toBe('humanEdits');
    for (const word of ['Secret', 'Phone']) expect(bytes.includes(word)).toBe(false);
    expect(bytes.length).toBeLessThan(sent.length);
  });

  it('keeps what its colours mean', async () => {
    const sent = await encode(drawn()).withIccProfile('p3').toBuffer();
    const { icc } = await sharp((await stripPicture(sent))?.bytes).metadata();
    expect(icc?.length).toBeGreaterThan(0);
  });

  it('has nothing behind its end', async () => {
    const sent = await encode(drawn()).toBuffer();
    const made = await stripPicture(Buffer.concat([sent, Buffer.from('PK and more')]));
    expect(made?.bytes.includes('PK and more')).toBe(false);
    expect(await pixels(made?.bytes ?? Buffer.alloc(0))).toEqual(await pixels(sent));
  });

  it('does not go so where it has to be turned', async () => {
    expect(
      await stripPicture(await encode(drawn()).withMetadata({ orientation: 6 }).toBuffer()),
    ).toBeNull();
  });

  it('does not go so where it ends in the middle of itself', async () => {
    const sent = await encode(drawn()).toBuffer();
    expect(await stripPicture(sent.subarray(0, sent.length - 20))).toBeNull();
  });
});

describe('a picture of another kind', () => {
  const moving = async () => {
    const frames = [drawn(), drawn().negate()].map((frame) => frame.png().toBuffer());
    return sharp(await Promise.all(frames), { join: { animated: true } }).webp();
  };
  it.each([
    ['with inks', async () => drawn().toColourspace('cmyk').jpeg()],
    ['of a type that not every store shows', async () => drawn().gif()],
    ['that moves', moving],
    ['that says in a packed text how it came to be', async () => drawn().png().withXmp(xmp)],
  ])('does not go as it is: one %s', async (_kind, encode) => {
    expect(await stripPicture(await (await encode()).toBuffer())).toBeNull();
  });

  it.each([
    ['PQ', 16],
    ['HLG', 18],
  ])('does not go as it is: one of high dynamic range, by %s', async (_, transfer) => {
    const coded = Buffer.concat([Buffer.from('cICP'), Buffer.of(9, transfer, 0, 1)]);
    expect(await stripPicture(withChunk(await drawn().png().toBuffer(), coded))).toBeNull();
  });
});
