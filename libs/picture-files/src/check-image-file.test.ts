// @vitest-environment node
import { imageTypes } from '@tintory/contract';
import { describe, expect, it } from 'vitest';
import { pickedTypes, problemOfFile, problemOfSize, sniffImageType } from './check-image-file.ts';

const blob = (...bytes: number[]) => new Blob([new Uint8Array(bytes)]);
const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));

describe('a chosen file', () => {
  it('is told by its content and not by its name', async () => {
    expect(await sniffImageType(blob(0xff, 0xd8, 0xff, 0xe0))).toBe('image/jpeg');
    expect(await sniffImageType(blob(0x89, ...ascii('PNG\r\n')))).toBe('image/png');
    expect(await sniffImageType(blob(...ascii('RIFF....WEBP')))).toBe('image/webp');
    expect(await sniffImageType(blob(0, 0, 0, 32, ...ascii('ftypavif')))).toBe('image/avif');
    expect(await sniffImageType(blob(0, 0, 0, 24, ...ascii('ftypheic')))).toBe('image/heic');
    const both = ascii('ftypmif1\0\0\0\0mif1');
    expect(await sniffImageType(blob(0, 0, 0, 28, ...both, ...ascii('avif')))).toBe('image/avif');
    expect(await sniffImageType(blob(0, 0, 0, 28, ...both, ...ascii('heic')))).toBe('image/heic');
    expect(await sniffImageType(new File(['just text'], 'photo.jpg'))).toBeUndefined();
    expect(await sniffImageType(blob(...ascii('<svg onload="x">')))).toBeUndefined();
  });

  it('is refused when empty, too heavy or no picture', () => {
    expect(problemOfFile(0, undefined)).toEqual({ kind: 'empty' });
    expect(problemOfFile(26_000_000, 'image/png')).toEqual({
      kind: 'bytes',
      size: '26.0',
      limit: 25,
    });
    expect(problemOfFile(100, undefined)).toEqual({ kind: 'type' });
    expect(problemOfFile(25_000_000, 'image/png')).toBeNull();
  });

  it('is asked for by its type, except HEIC: a phone then sends a JPEG by itself', () => {
    expect(pickedTypes.split(',')).toEqual(imageTypes.filter((type) => type !== 'image/heic'));
  });

  it('is refused when its sides or its pixels are out of bounds', () => {
    expect(problemOfSize(7, 100)).toEqual({ kind: 'small', limit: 8 });
    expect(problemOfSize(10_001, 100)).toEqual({ kind: 'side', limit: 10_000 });
    expect(problemOfSize(6_000, 5_000)).toEqual({ kind: 'pixels', size: '30.0', limit: 25 });
    expect(problemOfSize(5_000, 5_000)).toBeNull();
  });
});
