// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { copyPicture, masked, PaintDocument } from '@tintory/paint-document';
import { aPicture } from '@tintory/paint-document/testing';
import { CanvasPainter, lookAt } from './canvas-painter.ts';

describe('the canvas', () => {
  const picture = copyPicture(aPicture(10, 8));

  it('shows a part as it is', () => {
    const seen = lookAt(picture, null, { x: 2, y: 3, width: 4, height: 2 }, 1);
    expect(seen).toMatchObject({ x: 2, y: 3, width: 4, height: 2 });
    expect(new Uint32Array(seen.data.buffer)[0]).toBe(picture.pixels[32]);
  });

  it('tints what is masked and nothing else', () => {
    const mask = new Uint8Array(80);
    mask[11] = masked;
    const { data } = lookAt(picture, mask, { x: 0, y: 0, width: 10, height: 8 }, 1);
    const changed = [...new Uint32Array(data.buffer)].flatMap((pixel, i) =>
      pixel === picture.pixels[i] ? [] : [i],
    );
    expect(changed).toEqual([11]);
    const under = [...picture.data.subarray(44, 47)];
    const tinted = [255, 64, 64].map((tint, i) => {
      const value = under[i] as number;
      return value + (tint - value) * 0.55;
    });
    expect([...data.subarray(44, 48)]).toEqual([...Uint8ClampedArray.from(tinted), 140]);
  });

  it('shows a picture too large for a phone at half its size', () => {
    const seen = lookAt(picture, null, { x: 4, y: 4, width: 3, height: 3 }, 2);
    expect(seen).toMatchObject({ x: 2, y: 2, width: 2, height: 2 });
    expect(new Uint32Array(seen.data.buffer)[0]).toBe(picture.pixels[44]);
  });

  it('waits where the browser draws on no canvas', () => {
    const canvas = Object.assign(document.createElement('canvas'), { getContext: () => null });
    const painter = new CanvasPainter(canvas, new PaintDocument(aPicture(10, 8)));
    expect(() => painter.paint(null)).not.toThrow();
  });
});
