import { widestRim } from '@tintory/pixels';
import { describe, expect, it, vi } from 'vitest';
import { aPicture, difference, same } from './testing/pictures.ts';
import { eraseMasked } from './erase-object.ts';
import { maskBounds, masked } from './mask.ts';
import { PaintDocument } from './paint-document.ts';
import { copyPicture, createPicture } from './picture.ts';

const picture = copyPicture(aPicture(600, 500));

function maskWith(...pixels: [x: number, y: number][]) {
  const mask = new Uint8Array(picture.width * picture.height);
  for (const [x, y] of pixels) mask[y * picture.width + x] = masked;
  return mask;
}

describe('erasing an object', () => {
  it('asks for the surroundings only and puts the answer in their place', async () => {
    const mask = maskWith([300, 250], [310, 260]);
    const erase = vi.fn(async (image, part: Uint8Array) => {
      part.forEach((value, i) => {
        if (value) image.data.fill(7, i * 4, i * 4 + 4);
      });
      return image;
    });
    const patch = await eraseMasked(picture, mask, erase);
    expect(erase.mock.calls[0]?.[0].width).toBeLessThan(picture.width);
    const document = new PaintDocument(picture);
    if (patch) document.patch('object', patch);
    const changed = [...document.layers.picture.pixels].flatMap((pixel, i) =>
      pixel === picture.pixels[i] ? [] : [i],
    );
    expect(changed).toEqual([250 * 600 + 300, 260 * 600 + 310]);
  });

  it('is a step that holds little, and gives picture and mask back to the last byte', async () => {
    const document = new PaintDocument(picture, { cap: 40_000 });
    const mask = maskWith([300, 250], [310, 260]);
    document.replace('loadMask', { mask: mask.slice() });
    for (let i = 0; i < 3; i += 1) {
      const patch = await eraseMasked(picture, mask, async (image) => {
        image.data.fill(10 * i);
        return image;
      });
      if (patch) document.patch('object', patch);
    }
    expect(document.state().hasMask).toBe(false);
    expect(document.state().invented).toBe(true);
    for (let i = 0; i < 3; i += 1) expect(document.undo()).toBe('object');
    expect(document.state().invented).toBe(false);
    expect(document.state().hasMask).toBe(true);
    expect(difference(document.layers.picture.data, picture.data)).toBe(same);
    expect(document.layers.mask.every((value, i) => value === mask[i])).toBe(true);
    expect(document.redo()).toBe('object');
    expect(document.state().hasMask).toBe(false);
  });

  it('has room for a rim around what is masked, within the picture', async () => {
    const patchOf = (...pixels: [x: number, y: number][]) =>
      eraseMasked(picture, maskWith(...pixels), async (image) => image);
    expect(await patchOf([300, 250], [310, 260])).toMatchObject({
      ...{ x: 300 - widestRim, y: 250 - widestRim },
      ...{ width: 11 + 2 * widestRim, height: 11 + 2 * widestRim },
    });
    expect(await patchOf([0, 499])).toMatchObject({ x: 0, width: widestRim + 1 });
  });

  it('does nothing for an empty mask', async () => {
    const erase = vi.fn();
    expect(await eraseMasked(picture, maskWith(), erase)).toBeNull();
    expect(erase).not.toHaveBeenCalled();
  });

  it('hands over memory that can go to a worker and come back', async () => {
    const before = picture.data.slice();
    const mask = maskWith([300, 250]);
    const patch = await eraseMasked(picture, mask, async (image, part) => {
      image.data.fill(9);
      const transfer = [image.data.buffer as ArrayBuffer, part.buffer as ArrayBuffer];
      return structuredClone({ image, part }, { transfer }).image;
    });
    expect(new Set(patch?.pixels)).toEqual(new Set([0x09090909]));
    expect(difference(picture.data, before)).toBe(same);
    expect(mask.length).toBe(600 * 500);
  });

  it('lets the page answer while it copies a large part', async () => {
    const large = createPicture(1_500, 1_000);
    const mask = new Uint8Array(1_500 * 1_000);
    mask[0] = masked;
    mask[mask.length - 1] = masked;
    let answered = false;
    setTimeout(() => (answered = true));
    await eraseMasked(large, mask, async (image) => {
      expect(answered).toBe(true);
      return image;
    });
    expect.assertions(1);
  });

  it('leaves the picture that was, whatever the filler does to its copy', async () => {
    const before = picture.data.slice(0, 4000);
    await eraseMasked(picture, maskWith([1, 1]), async (image) => {
      image.data.fill(0);
      return image;
    });
    expect(picture.data.slice(0, 4000)).toEqual(before);
  });
});

describe('a mask', () => {
  it('knows the rectangle around what is masked', () => {
    const mask = maskWith([5, 7], [90, 30]);
    expect(maskBounds(mask, picture)).toEqual({ x: 5, y: 7, width: 86, height: 24 });
  });
});
