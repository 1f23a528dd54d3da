// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { isAnimated } from './is-animated.ts';
import { pngChunk } from '@tintory/pixels';

const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
const blob = (...bytes: number[]) => new Blob([Uint8Array.from(bytes)]);

/** 1 × 1 pixel; `extension` adds a graphic control extension before each frame. */
const gif = (frames: number, { table = false, extension = true } = {}) => {
  const head = [...ascii('GIF89a'), 1, 0, 1, 0, table ? 0x80 : 0, 0, 0];
  const colors = table ? [0, 0, 0, 0x2c, 0x2c, 0x2c] : [];
  const control = extension ? [0x21, 0xf9, 4, 0, 10, 0, 0, 0] : [];
  const comment = [0x21, 0xfe, 3, 0x2c, 0x2c, 0x2c, 0];
  const image = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0x80, 0, 0, 0, 255, 255, 255, 2, 2, 0x44, 1, 0];
  const frame = [...control, ...image];
  return blob(...head, ...colors, ...comment, ...Array(frames).fill(frame).flat(), 0x3b);
};

const png = (frames: number | null) => {
  const control =
    frames === null ? [] : [pngChunk('acTL', Uint8Array.of(0, 0, 0, frames, 0, 0, 0, 0))];
  return new Blob([
    Uint8Array.of(0x89, ...ascii('PNG\r\n'), 0x1a, 0x0a),
    pngChunk('IHDR', new Uint8Array(13)),
    ...control,
    pngChunk('IDAT', new Uint8Array(20)),
  ]);
};

const webp = (flags: number) =>
  blob(
    ...ascii('RIFF'),
    90,
    0,
    0,
    0,
    ...ascii('WEBPVP8X'),
    10,
    0,
    0,
    0,
    flags,
    ...Array(40).fill(0),
  );
const simpleWebp = blob(...ascii('RIFF'), 90, 0, 0, 0, ...ascii('WEBPVP8L'), ...Array(40).fill(2));

const heif = (main: string, ...others: string[]) => {
  const brands = others.flatMap(ascii);
  return blob(
    0,
    0,
    0,
    16 + brands.length,
    ...ascii('ftyp'),
    ...ascii(main),
    0,
    0,
    0,
    0,
    ...brands,
    ...ascii('....avis'),
  );
};

describe('an animated picture', () => {
  it.each([
    ['a GIF of two frames', gif(2)],
    ['a GIF of two frames with a table of colours', gif(2, { table: true })],
    ['a GIF of frames without durations', gif(3, { extension: false })],
    ['a PNG of several frames', png(3)],
    ['a WebP that says so', webp(0x02)],
    ['a WebP that says so beside other things', webp(0x1e)],
    ['an AVIF sequence', heif('avis', 'avif', 'mif1')],
    ['an AVIF sequence among other brands', heif('avif', 'mif1', 'avis')],
  ])('is told: %s', async (_, file) => {
    expect(await isAnimated(file)).toBe(true);
  });

  it.each([
    ['a GIF of one frame', gif(1)],
    ['a GIF of one frame with a table of colours', gif(1, { table: true })],
    ['a PNG', png(null)],
    ['a PNG of one frame', png(1)],
    ['a WebP with EXIF', webp(0x08)],
    ['a simple WebP', simpleWebp],
    ['an AVIF', heif('avif', 'mif1', 'miaf')],
    ['a JPEG', blob(0xff, 0xd8, 0xff, 0xe0, ...ascii('avis'))],
    ['an empty file', new Blob()],
    ['a GIF that ends early', gif(2).slice(0, 20)],
  ])('is not what holds one picture: %s', async (_, file) => {
    expect(await isAnimated(file)).toBe(false);
  });
});
