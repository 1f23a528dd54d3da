import { describe, expect, it } from 'vitest';
import { pngChunk, pngXmpChunk } from './png-chunk.ts';

describe('the chunk of a PNG', () => {
  it('ends with the checksum of its name and its data', () => {
    // Every PNG ends with this one.
    expect([...pngChunk('IEND')]).toEqual([0, 0, 0, 0, 73, 69, 78, 68, 0xae, 0x42, 0x60, 0x82]);
  });

  it('holds parts of data one after the other', () => {
    const [one, two] = [Uint8Array.of(1, 2), Uint8Array.of(3)];
    expect(pngChunk('tEXt', one, two)).toEqual(pngChunk('tEXt', Uint8Array.of(1, 2, 3)));
  });

  it('keeps XMP behind its key, uncompressed', () => {
    const chunk = pngXmpChunk(Uint8Array.of(60, 62));
    const text = String.fromCharCode(...chunk.subarray(4, -4));
    expect(text).toBe('iTXtXML:com.adobe.xmp\0\0\0\0\0<>');
  });
});
