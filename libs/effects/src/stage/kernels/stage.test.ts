import { describe, expect, it } from 'vitest';
import { createSampler } from '@tintory/pixels';
import { colorAt, drawImage } from '@tintory/pixels/testing';
import { castShadow } from './cast-shadow.ts';
import { composeStage } from './compose-stage.ts';
import { gradientBackdrop, patternBackdrop, patternNames } from './flat-backdrops.ts';
import { relight } from './relight.ts';

const size = { width: 120, height: 90 };

describe('a flat backdrop', () => {
  it('runs from one colour to the other', () => {
    const image = gradientBackdrop(size, [255, 0, 0], [0, 0, 255], 90);
    expect(colorAt(image, 0, 40)[0]).toBeGreaterThan(250);
    expect(colorAt(image, 119, 40)[2]).toBeGreaterThan(250);
  });

  it.each(patternNames)('of %s shows both colours', (name) => {
    const { data } = patternBackdrop(size, name, [0, 0, 0], [255, 255, 255]);
    const reds = data.filter((_, i) => i % 4 === 0);
    expect(Math.min(...reds)).toBeLessThan(30);
    expect(Math.max(...reds)).toBeGreaterThan(225);
  });
});

/** A box in the middle. */
const layer = drawImage(120, 90, (x, y) =>
  x >= 45 && x < 75 && y >= 20 && y < 70 ? [200, 40, 40, 255] : [0, 0, 0, 0],
);

describe('the shadow of a subject', () => {
  const lightAt = (shadow: ReturnType<typeof castShadow>, x: number, y: number) =>
    createSampler(shadow, layer)(shadow, x, y);

  it('is darkest where it stands, and absent far above', () => {
    const shadow = castShadow(layer, { strength: 1, cast: false, side: 1 });
    expect(lightAt(shadow, 60, 70)).toBeLessThan(0.6);
    expect(lightAt(shadow, 60, 5)).toBeGreaterThan(0.97);
  });

  it('falls to the side away from the light', () => {
    const right = castShadow(layer, { strength: 1, cast: true, side: 1 });
    const left = castShadow(layer, { strength: 1, cast: true, side: -1 });
    expect(lightAt(right, 80, 64)).toBeLessThan(lightAt(left, 80, 64));
  });

  it('is none at no strength', () => {
    const shadow = castShadow(layer, { strength: 0, cast: true, side: 1 });
    expect(shadow.data.every((value) => value === 1)).toBe(true);
  });

  it('dims the backdrop and not the subject', () => {
    const back = drawImage(120, 90, () => [200, 200, 200]);
    const out = composeStage(layer, back, castShadow(layer, { strength: 1, cast: false, side: 1 }));
    expect(colorAt(out, 60, 40)).toEqual([200, 40, 40, 255]);
    expect(colorAt(out, 60, 71)[0]).toBeLessThan(140);
  });
});

describe('relighting', () => {
  it('turns a subject towards the colours behind it', () => {
    const gray = drawImage(40, 40, () => [120, 120, 120, 255]);
    relight(
      gray,
      drawImage(40, 40, () => [60, 90, 220]),
      { amount: 1, lightSide: 1 },
    );
    const [red = 0, , blue = 0] = colorAt(gray, 20, 20);
    expect(blue).toBeGreaterThan(red + 10);
  });

  it.each([
    ['a night', [14, 16, 34], 0.75, 'blue'],
    ['a sunset', [150, 95, 70], 1.1, 'red'],
  ] as const)('wholly lit by %s it is seen in that light', (_, place, most, turned) => {
    const lit = (amount: number) => {
      const gray = drawImage(40, 40, () => [160, 160, 160, 255]);
      const backdrop = drawImage(40, 40, () => [...place, 255]);
      relight(gray, backdrop, { amount, lightSide: 1 });
      return colorAt(gray, 20, 20);
    };
    const [red = 0, green = 0, blue = 0] = lit(1);
    const share = turned === 'blue' ? blue / red : red / blue;
    expect(share).toBeGreaterThan(1.25);
    expect((red + green + blue) / 480).toBeLessThan(most);
    const usual = lit(0.6).slice(0, 3);
    expect(Math.max(...usual) / Math.min(...usual)).toBeLessThan(1.07);
  });

  it('wholly lit in a garden it does not become green', () => {
    const skin = drawImage(40, 40, () => [210, 170, 150, 255]);
    const garden = drawImage(40, 40, () => [96, 128, 70, 255]);
    relight(skin, garden, { amount: 1, lightSide: 1 });
    const [red = 0, green = 0] = colorAt(skin, 20, 20);
    expect(red).toBeGreaterThan(green * 1.1);
  });

  it.each([
    ['red', 229, 57, 53],
    ['green', 0, 168, 107],
    ['blue', 20, 40, 220],
  ])('leaves a subject its own colour in front of a strong %s', (_, ...strong) => {
    const cream = [236, 226, 204] as const;
    const mug = drawImage(40, 40, () => [...cream, 255]);
    relight(
      mug,
      drawImage(40, 40, () => strong),
      { amount: 0.6, lightSide: 1 },
    );
    const seen = colorAt(mug, 20, 20);
    const shares = cream.map((value, channel) => (seen[channel] ?? 0) / value);
    expect(Math.max(...shares) / Math.min(...shares)).toBeLessThan(1.07);
  });

  it('does nothing at no amount', () => {
    const gray = drawImage(8, 8, () => [120, 120, 120, 255]);
    relight(
      gray,
      drawImage(8, 8, () => [0, 0, 255]),
      { amount: 0, lightSide: 1 },
    );
    expect(colorAt(gray, 4, 4)).toEqual([120, 120, 120, 255]);
  });
});
