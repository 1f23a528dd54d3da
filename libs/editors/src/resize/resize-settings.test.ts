// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { networks, presets, presetsOf } from './presets.ts';
import { outputFormats } from './resize-job.ts';
import {
  isTooLong,
  jobOf,
  settingsFor,
  targetOf,
  withHeight,
  withLock,
  withWidth,
} from './resize-settings.ts';
import { resultName } from './result-name.ts';
import { wholeNumber } from './whole-number.ts';

const photo = { width: 600, height: 400 };
const start = settingsFor(photo, 'image/png', outputFormats);

describe('the settings', () => {
  it('begin with the photo as it is, in its own format', () => {
    expect(jobOf(start, photo)).toMatchObject({ target: photo, format: 'png', maxBytes: null });
    expect(settingsFor(photo, 'image/jpeg', outputFormats).format).toBe('jpeg');
    expect(settingsFor(photo, 'image/avif', outputFormats).format).toBe('webp');
    expect(settingsFor(photo, 'image/webp', ['jpeg', 'png']).format).toBe('png');
  });

  it('begin with the largest size that is allowed, of a photo that is longer', () => {
    const panorama = { width: 12_000, height: 8_300 };
    const settings = settingsFor(panorama, 'image/png', outputFormats);
    expect(jobOf(settings, panorama)?.target).toEqual({ width: 10_000, height: 6_917 });
  });

  it('keep the ratio while the lock is on, down to one pixel', () => {
    expect(withWidth(start, 300, photo)).toMatchObject({ width: 300, height: 200 });
    expect(withHeight(start, 100, photo)).toMatchObject({ width: 150, height: 100 });
    expect(withWidth(start, 1, { width: 600, height: 4 })).toMatchObject({ height: 1 });
    expect(withWidth(start, null, photo)).toMatchObject({ width: null, height: 400 });
  });

  it('leave the other side alone without the lock, until it is on again', () => {
    const free = withWidth({ ...start, locked: false }, 300, photo);
    expect(free).toMatchObject({ width: 300, height: 400 });
    expect(withLock(free, true, photo)).toMatchObject({ width: 300, height: 200 });
  });

  it('scale both sides by per cent, none to nothing', () => {
    expect(targetOf({ ...start, sizing: 'percent', percent: 25 }, photo)).toEqual({
      width: 150,
      height: 100,
    });
    const tiny = targetOf({ ...start, sizing: 'percent', percent: 1 }, { width: 9, height: 9 });
    expect(tiny).toEqual({ width: 1, height: 1 });
  });

  it('ask for no work while a number is missing or out of bounds', () => {
    expect(jobOf({ ...start, width: null }, photo)).toBeNull();
    expect(jobOf({ ...start, width: 0 }, photo)).toBeNull();
    expect(jobOf({ ...start, width: 10_001 }, photo)).toBeNull();
    expect(jobOf({ ...start, sizing: 'percent', percent: null }, photo)).toBeNull();
    expect(jobOf({ ...start, sizing: 'percent', percent: 201 }, photo)).toBeNull();
    expect(jobOf({ ...start, limited: true, maxKilobytes: null }, photo)).toBeNull();
  });

  it('cut nothing off for a pixel of rounding', () => {
    expect(jobOf({ ...start, width: 437, height: 291 }, photo)?.fit).toBe('fill');
    expect(jobOf({ ...start, width: 400, height: 400 }, photo)?.fit).toBe('cover');
  });

  it('put a colour behind what JPEG cannot leave see-through', () => {
    expect(jobOf({ ...start, format: 'jpeg' }, photo)?.background).toBe('#ffffff');
    expect(jobOf(start, photo)?.background).toBeNull();
  });

  it('put a colour around a framed photo, and never behind one that fills its frame', () => {
    const square = { ...start, width: 400, height: 400, transparent: false };
    expect(jobOf({ ...square, fit: 'contain' }, photo)?.background).toBe('#ffffff');
    expect(jobOf({ ...square, fit: 'cover' }, photo)?.background).toBeNull();
    expect(jobOf({ ...start, fit: 'contain', transparent: false }, photo)?.background).toBeNull();
  });

  it('count a kilobyte as a thousand bytes', () => {
    expect(jobOf({ ...start, limited: true, maxKilobytes: 200 }, photo)?.maxBytes).toBe(200_000);
  });
});

describe('the presets', () => {
  it('are at least one for each network, all different and none too long', () => {
    for (const { id } of networks) {
      const kinds = presetsOf(id).map(({ kind }) => kind);
      expect(kinds.length).toBeGreaterThan(0);
      expect(new Set(kinds).size).toBe(kinds.length);
    }
    expect(presets.filter(isTooLong)).toEqual([]);
  });
});

describe('the name of the result', () => {
  it('keeps the stem and takes the ending of its format', () => {
    expect(resultName('coffee.png', 'webp')).toBe('coffee.webp');
    expect(resultName('my.best.photo.jpeg', 'jpeg')).toBe('my.best.photo.jpg');
    expect(resultName('scan', 'png')).toBe('scan.png');
    expect(resultName('.png', 'png')).toBe('tintory-photo.png');
  });
});

describe('a number typed', () => {
  it.each([
    ['1080', 1080],
    [' 1,080 px', 1080],
    ['١٠٨٠', 1080],
    ['', null],
    ['abc', null],
    ['1.080', 1080],
    ['3.7', null],
    ['٣٫٧', null],
    ['-5', null],
    ['0', null],
    ['2 x 3', null],
    ['99999999', 99_999_999],
    // Persian, Devanagari, Bengali, Thai, full width, mathematical, Adlam.
    ['۱۰۸۰', 1080],
    ['१०८०', 1080],
    ['১০৮০', 1080],
    ['๑๐๘๐', 1080],
    ['１０８０', 1080],
    ['𝟏𝟎𝟖𝟎', 1080],
    ['𝟣𝟢𝟪𝟢', 1080],
    ['𞥑𞥐𞥘𞥐', 1080],
    // Their group separators, and the bidirectional marks that copying includes.
    ['١٬٠٨٠', 1080],
    ['۱٬۰۸۰', 1080],
    ['１，０８０', 1080],
    ['١٠٨٠٫٠', 1080],
    ['۱۰۸۰٫۵', null],
    ['\u200f١٠٨٠\u200e', 1080],
    ['٥٠ ٪', 50],
    ['10²', null],
  ])('%o is %o', (text, number) => expect(wholeNumber(text)).toBe(number));
});
