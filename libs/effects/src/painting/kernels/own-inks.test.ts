import { describe, expect, it } from 'vitest';
import { toLab, createPlane, type RgbaImage } from '@tintory/pixels';
import { drawImage } from '@tintory/pixels/testing';
import { giveOwnInks, type Separation } from './own-inks.ts';

const [width, height] = [200, 160];
const face = { x: 60, y: 30, width: 80, height: 100 };

/** All of the picture in one ink: that of its upper left corner. */
function separate(image: RgbaImage, faces = [face]): Separation {
  const lab = toLab(image);
  const corner = [lab.l, lab.a, lab.b].map(({ data }) => data[0] as number);
  const colors = [corner as [number, number, number]];
  const all = { colors, labels: createPlane(width, height) };
  return giveOwnInks(lab, all, { unit: 0.2, faces, hueWeight: 1 });
}

const inkAt = ({ labels }: Separation, x: number, y: number) => labels.data[y * width + x];

describe('an ink of its own', () => {
  it('goes to a shirt before a wall of nearly its colour, and is told apart from it', () => {
    const shirt = drawImage(width, height, (_, y) => (y > 90 ? [178, 204, 244] : [198, 214, 226]));
    const print = separate(shirt, []);
    expect(inkAt(print, 100, 20)).not.toBe(inkAt(print, 100, 140));
    const [one = [0, 0, 0], other = [0, 0, 0]] = print.colors;
    const away = Math.hypot(...one.map((value, i) => value - (other[i] ?? 0)));
    expect(away).toBeGreaterThan(14);
  });

  it('goes to nothing on a wall that only darkens', () => {
    const wall = drawImage(width, height, (x) => [220 - x / 4, 222 - x / 4, 224 - x / 4]);
    expect(separate(wall, []).colors).toHaveLength(1);
  });

  const isFace = (x: number, y: number) => Math.hypot((x - 100) / 40, (y - 80) / 52) < 1;
  const isMouth = (x: number, y: number) => Math.abs(x - 100) < 15 && Math.abs(y - 110) < 4;
  const portrait = drawImage(width, height, (x, y) => {
    if (isMouth(x, y)) return [190, 105, 100];
    return isFace(x, y) ? [226, 190, 160] : [226, 218, 212];
  });

  it('goes to a face that the wall would swallow, and to the lips in it', () => {
    const print = separate(portrait);
    const inks = [inkAt(print, 5, 5), inkAt(print, 100, 70), inkAt(print, 100, 110)];
    expect(new Set(inks).size).toBe(3);
  });

  it('goes to lips alone, and is not cut off straight on a red cheek beside them', () => {
    const isCheek = (x: number, y: number) => x > 64 && x < 80 && y > 98 && y < 122;
    const flushed = drawImage(width, height, (x, y) => {
      if (isMouth(x, y) || isCheek(x, y)) return [190, 105, 100];
      return isFace(x, y) ? [226, 190, 160] : [226, 218, 212];
    });
    const print = separate(flushed);
    expect(inkAt(print, 76, 110)).toBe(inkAt(print, 68, 110));
    expect(inkAt(print, 100, 110)).not.toBe(inkAt(print, 100, 70));
  });

  const isEye = (x: number, y: number) => Math.hypot(Math.abs(x - 100) - 40, y - 60) < 9;
  const cat = drawImage(width, height, (x, y) =>
    isEye(x, y) ? [128, 140, 62] : [176 + (x % 7), 132 + (y % 5), 96],
  );

  it('goes to what is small and of a colour that nothing else has', () => {
    const print = separate(cat, []);
    expect(inkAt(print, 60, 60)).not.toBe(inkAt(print, 100, 60));
    expect(inkAt(print, 140, 60)).toBe(inkAt(print, 60, 60));
    const [, a = 0] = print.colors[inkAt(print, 60, 60) as number] ?? [];
    expect(a).toBeLessThan(0);
  });

  it('goes to no speck, and not to what only lies in the dark', () => {
    const specks = drawImage(width, height, (x, y) =>
      x % 40 === 20 && y % 40 < 2 ? [40, 90, 200] : [176, 132, 96],
    );
    expect(separate(specks, []).colors).toHaveLength(1);
    const shadow = drawImage(width, height, (x, y) =>
      isEye(x, y) ? [92, 69, 50] : [176, 132, 96],
    );
    expect(separate(shadow, []).colors).toHaveLength(1);
  });

  it('leaves the inks from light to dark', () => {
    const lights = separate(portrait).colors.map(([l]) => l);
    expect(lights).toEqual([...lights].sort((a, b) => b - a));
  });
});
