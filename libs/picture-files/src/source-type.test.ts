// @vitest-environment node
import { digitalSourceTypes } from '@tintory/contract';
import { describe, expect, it } from 'vitest';
import { pngChunk } from '@tintory/pixels';
import { readSourceType, withSourceType } from './source-type.ts';

const size = { width: 2, height: 1 };
const header = Uint8Array.of(0, 0, 0, 2, 0, 0, 0, 1, 8, 0, 0, 0, 0);
const png = [
  Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  pngChunk('IHDR', header),
  pngChunk('IDAT', Uint8Array.of(1, 2, 3)),
  pngChunk('IEND', new Uint8Array()),
];
const jpeg = [Uint8Array.of(0xff, 0xd8, 0xff, 0xdb, 0, 2, 0xff, 0xd9)];
const riff = (name: string, data: number[]) => [
  ...new TextEncoder().encode(name),
  ...[data.length, 0, 0, 0],
  ...data,
];
const webp = (chunk: number[]) => [
  Uint8Array.from(riff('RIFF', [...new TextEncoder().encode('WEBP'), ...chunk])),
];
const lossless = webp(riff('VP8L', [0x2f, 1, 0, 0, 0x10, 0]));
const lossy = webp(riff('VP8 ', [1, 2, 3, 4]));
const extended = webp([
  ...riff('VP8X', [0x10, 0, 0, 0, 1, 0, 0, 0, 0, 0]),
  ...riff('VP8 ', [7, 7]),
]);

const textOf = async (file: Blob) => Buffer.from(await file.arrayBuffer()).toString('latin1');

describe('how a picture came to be', () => {
  it.each([
    ['image/png', png],
    ['image/jpeg', jpeg],
    ['image/webp', lossless],
    ['image/webp', lossy],
    ['image/webp', extended],
  ])('is put into %s and read from it again', async (type, parts) => {
    const plain = new Blob(parts, { type });
    expect(await readSourceType(plain)).toBeNull();
    for (const source of digitalSourceTypes) {
      const told = await withSourceType(plain, source, size);
      expect(told.type).toBe(type);
      expect(await readSourceType(told)).toBe(source);
    }
  });

  it('is found at the end of a large file', async () => {
    const large = new Blob([...extended, new Uint8Array(300_000)], { type: 'image/webp' });
    const told = await withSourceType(large, 'algorithmicallyEnhanced', size);
    expect(await readSourceType(told)).toBe('algorithmicallyEnhanced');
  });

  it('leaves a file as it is where nothing is known, or no place for it', async () => {
    const plain = new Blob(png, { type: 'image/png' });
    expect(await withSourceType(plain, null, size)).toBe(plain);
    const other = new Blob(['GIF89a'], { type: 'image/gif' });
    expect(await withSourceType(other, 'algorithmicallyEnhanced', size)).toBe(other);
  });

  it('stands in a PNG between its header and its picture, uncompressed', async () => {
    const text = await textOf(
      await withSourceType(new Blob(png, { type: 'image/png' }), 'algorithmicallyEnhanced', size),
    );
    expect(text.indexOf('iTXtXML:com.adobe.xmp\0\0\0\0\0<?xpacket')).toBe(33 + 4);
    expect(text.indexOf('IDAT')).toBeGreaterThan(33);
  });

  it('is announced in a WebP, whose transparency and length stay right', async () => {
    for (const [parts, flags] of [
      [lossless, 0x14],
      [lossy, 0x04],
      [extended, 0x14],
    ] as const) {
      const plain = new Blob(parts, { type: 'image/webp' });
      const told = await withSourceType(plain, 'algorithmicallyEnhanced', size);
      const bytes = Buffer.from(await told.arrayBuffer());
      expect(bytes.toString('latin1', 12, 16)).toBe('VP8X');
      expect(bytes[20]).toBe(flags);
      expect([bytes.readUIntLE(24, 3), bytes.readUIntLE(27, 3)]).toEqual([1, 0]);
      expect(bytes.readUInt32LE(4)).toBe(bytes.length - 8);
      expect(bytes.indexOf('VP8X', 17)).toBe(-1);
    }
  });
});
