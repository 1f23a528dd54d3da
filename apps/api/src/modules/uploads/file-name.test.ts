import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentDisposition, defaultFileName, readFileName } from './file-name.ts';

const read = (name: string) => readFileName(encodeURIComponent(name), 'image/jpeg');

describe('file names', () => {
  it.each([
    ['my cat.png', 'my cat.png'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\photos\\me.jpg', 'me.jpg'],
    ['..hidden.jpg', 'hidden.jpg'],
    ['a\r\nSet-Cookie: b.jpg', 'aSet-Cookie b.jpg'],
    ['evil\u202Egpj.exe', 'evilgpj.exe'],
    ['صورة.webp', 'صورة.webp'],
  ])('reads %j as %j', (given, expected) => {
    expect(read(given)).toBe(expected);
  });

  it('names what has no name by its type', () => {
    expect(read('/')).toBe('tintory-photo.jpg');
    expect(readFileName('..', 'image/webp')).toBe('tintory-photo.webp');
    expect(defaultFileName('image/png')).toBe('tintory-photo.png');
  });

  it('refuses what is not URL-encoded', () => {
    expect(() => readFileName('100%', 'image/png')).toThrow(
      expect.objectContaining({ code: 'InvalidInput' }),
    );
  });

  it('makes a header of any name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 150 }), (name) => {
        const header = contentDisposition('attachment', read(name));
        expect(header).toMatch(
          /^attachment; filename="[\x20-\x7e]+"; filename\*=UTF-8''[\w.!~%-]+$/,
        );
        expect(header.match(/"/g)).toHaveLength(2);
      }),
      { numRuns: 40 },
    );
  });
});
