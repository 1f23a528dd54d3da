import { describe, expect, it } from 'vitest';
import { readRadiance, readRadianceSize } from './read-radiance.ts';

const header = (width: number, height: number) =>
  new TextEncoder().encode(`#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n-Y ${height} +X ${width}\n`);
const file = (width: number, height: number, body: number[]) =>
  Uint8Array.from([...header(width, height), ...body]);
const shown = (bytes: Uint8Array) => readRadiance(bytes).map(({ data }) => [...data]);

describe('a Radiance picture', () => {
  it('has light far above white', () => {
    // 128 · 2^(137 − 136) = 256; an exponent of 0 is black.
    expect(shown(file(2, 1, [128, 64, 32, 137, 9, 9, 9, 0]))).toEqual([
      [256, expect.closeTo(0, 6)],
      [128, expect.closeTo(0, 6)],
      [64, expect.closeTo(0, 6)],
    ]);
  });

  it('is read run by run', () => {
    const start = [2, 2, 0, 8];
    const runs = [136, 100, 136, 50, 2, 10, 20, 134, 30, 136, 136];
    expect(shown(file(8, 1, [...start, ...runs]))).toEqual([
      Array(8).fill(100),
      Array(8).fill(50),
      [10, 20, ...Array<number>(6).fill(30)],
    ]);
  });

  it('tells its size by its header', () => {
    expect(readRadianceSize(header(1_024, 512))).toEqual({ width: 1_024, height: 512 });
  });

  it.each([
    ['another file', new TextEncoder().encode('GIF89a'), /no Radiance picture/],
    ['one that ends too early', file(2, 2, [1, 1, 1, 128]), /ends too early/],
    ['a run beyond its line', file(8, 1, [2, 2, 0, 8, 200, 1]), /damaged/],
  ])('is refused when it is %s', (_, bytes, message) => {
    expect(() => readRadiance(bytes)).toThrow(message);
  });
});
