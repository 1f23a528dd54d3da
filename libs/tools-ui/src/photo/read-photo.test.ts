// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPicture } from '@tintory/paint-document';
import { readPicture, writePicture } from '@tintory/picture-files';
import { readPhoto } from './read-photo.ts';

// Node has no canvas.
vi.mock('@tintory/picture-files', async (original) => ({
  ...(await original<object>()),
  readPicture: vi.fn(),
  writePicture: vi.fn(),
}));

const head = (brands: string) => new Blob(['\0\0\0\x20ftyp', brands, 'and more']);
const heic = head('heic\0\0\0\0mif1heic');
const avif = head('avif\0\0\0\0mif1avif');
const jpeg = new Blob(['jpeg'], { type: 'image/jpeg' });

const decodes = (size: { width: number; height: number } | null) =>
  vi.stubGlobal('createImageBitmap', async () => {
    if (!size) throw new Error('not decoded');
    return { ...size, close: () => undefined };
  });

beforeEach(() => {
  vi.mocked(readPicture).mockResolvedValue(createPicture(30, 40));
  vi.mocked(writePicture).mockResolvedValue(jpeg);
});
afterEach(() => {
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

describe('a HEIC photo', () => {
  it('is written as JPEG, whole and upright, where the browser decodes it', async () => {
    decodes({ width: 30, height: 40 });
    const reading = await readPhoto(heic, 'IMG_0001.HEIC');
    expect(reading).toMatchObject({
      photo: { file: jpeg, name: 'IMG_0001.jpg', type: 'image/jpeg' },
    });
    expect(reading).toMatchObject({ photo: { size: { width: 30, height: 40 } } });
    expect(readPicture).toHaveBeenCalledExactlyOnceWith(heic);
    expect(writePicture).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'image/jpeg');
  });

  it('is refused at once where the browser does not decode it: the server would not either', async () => {
    decodes(null);
    expect(await readPhoto(heic, 'IMG_0001.HEIC')).toEqual({ problem: { kind: 'heic' } });
  });

  it('is refused in the same words where no JPEG comes of it', async () => {
    decodes({ width: 30, height: 40 });
    vi.mocked(writePicture).mockRejectedValue(new Error('no memory'));
    expect(await readPhoto(heic, 'IMG_0001.HEIC')).toEqual({ problem: { kind: 'heic' } });
  });

  it('is measured by the limits of every photo before it is decoded in full', async () => {
    decodes({ width: 8_000, height: 6_000 });
    expect(await readPhoto(heic, 'a.heic')).toMatchObject({ problem: { kind: 'pixels' } });
    expect(readPicture).not.toHaveBeenCalled();
  });
});

describe('an AVIF photo', () => {
  it('stays as it is, and may be sent by a browser that cannot show it', async () => {
    decodes(null);
    expect(await readPhoto(avif, 'a.avif')).toMatchObject({
      photo: { file: avif, name: 'a.avif', type: 'image/avif', url: null, size: null },
    });
    expect(writePicture).not.toHaveBeenCalled();
  });
});
