import { describe, expect, it } from 'vitest';
import { readImageHeader } from './image-header.ts';
import { png } from './testing/png.ts';

// One picture of 17 × 9 pixels in every format.
const formats = {
  'image/jpeg':
    '/9j/2wBDACgcHiMeGSgjISMtKygwPGRBPDc3PHtYXUlkkYCZlo+AjIqgtObDoKrarYqMyP/L2u71////m8H////6/+b9//j/2wBDASstLTw1PHZBQXb4pYyl+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj/wAARCAAJABEDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFgEBAQEAAAAAAAAAAAAAAAAAAAIE/8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAwDAQACEQMRAD8AmgIaAAH/2Q==',
  'image/gif': 'R0lGODlhEQAJAIAAAExpcWQKCiH5BAUAAAAALAAAAAARAAkAAAIKjI+py+0Po5y0FgA7',
  'image/webp':
    'UklGRjoAAABXRUJQVlA4IC4AAADQAgCdASoRAAkAP3Ggxli0q6ejsAgCkC4JQBWABaSAAP7q06Nz1ZaiGAIyUAAA',
};
const lossless = 'UklGRh4AAABXRUJQVlA4TBEAAAAvEAACAAdQhZJVof+BiOh/AAA=';
const transparent =
  'UklGRmIAAABXRUJQVlA4WAoAAAAQAAAAEAAACAAAQUxQSAoAAAABB1DAiAhERP8DVlA4IDIAAADQAgCdASoRAAkAP3Ggxli0q6ejsAgCkC4JQBdgBaSAAP7hw3SHCyD+KHu/9SQJxwAAAA==';

const read = (base64: string) => readImageHeader(Buffer.from(base64, 'base64'));

describe('the header of a picture', () => {
  it.each(Object.entries(formats))('tells size and type of %s', (type, base64) => {
    expect(read(base64)).toEqual({ type, width: 17, height: 9 });
  });

  it('tells them of WebP without loss and with transparency, and of PNG', () => {
    expect(read(lossless)).toMatchObject({ width: 17, height: 9 });
    expect(read(transparent)).toMatchObject({ width: 17, height: 9 });
    expect(readImageHeader(png(17, 9))).toEqual({ type: 'image/png', width: 17, height: 9 });
  });

  it('is none in a text, in nothing and in a picture that is cut off', () => {
    expect(readImageHeader(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBeNull();
    expect(readImageHeader(Buffer.alloc(0))).toBeNull();
    expect(
      readImageHeader(Buffer.from(formats['image/jpeg'], 'base64').subarray(0, 60)),
    ).toBeNull();
  });
});
