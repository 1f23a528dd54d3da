import { describe, expect, it } from 'vitest';
import { colorAt, drawImage } from '../testing/draw.ts';
import type { RgbaImage } from '../rgba-image.ts';
import {
  createStudio,
  drawStudio,
  fallSnow,
  lightNames,
  lightStudio,
  studioNames,
  toneOf,
  toneSubject,
  type LightName,
  type StudioName,
} from './index.ts';

const draw = (name: StudioName, lights: LightName[] = [], lightSide: 1 | -1 = 1) =>
  drawStudio(lightStudio(createStudio(name, { seed: 3 }), lights, 3), {
    width: 120,
    height: 90,
    seamAt: 0.6,
    lightSide,
  });

/** The mean of a channel over a part of a picture. */
function mean({ data, width }: RgbaImage, channel: number, top: number, bottom: number): number {
  let sum = 0;
  for (let i = top * width; i < bottom * width; i += 1) sum += data[i * 4 + channel] ?? 0;
  return sum / ((bottom - top) * width);
}
const floorOf = (image: RgbaImage) => [0, 1, 2].map((channel) => mean(image, channel, 65, 90));

/** What a studio has anyway. */
const own: Partial<Record<StudioName, LightName>> = {
  warm: 'window',
  stone: 'window',
  linen: 'leaves',
  garden: 'leaves',
  grass: 'leaves',
  forest: 'leaves',
  sand: 'leaves',
};
const pairs = studioNames.flatMap((studio) =>
  lightNames.flatMap((light) =>
    light === 'even' || light === own[studio] ? [] : [[studio, light] as const],
  ),
);

describe('a studio in another light', () => {
  it('is the same without one', () => {
    for (const name of studioNames) {
      const plain = drawStudio(createStudio(name, { seed: 3 }), {
        width: 120,
        height: 90,
        seamAt: 0.6,
        lightSide: 1,
      });
      expect(draw(name).data).toEqual(plain.data);
    }
  });

  it.each(pairs)('looks different: %s in %s', (studio, light) => {
    const [plain, lit] = [draw(studio).data, draw(studio, [light]).data];
    let difference = 0;
    for (const [i, value] of lit.entries()) difference += Math.abs(value - (plain[i] ?? 0));
    expect(difference / lit.length).toBeGreaterThan(1);
  });

  it.each(['marble', 'wood', 'linen', 'white', 'sand', 'garden', 'grass', 'forest'] as const)(
    'is golden at sunset, and dark and blue at night: %s',
    (studio) => {
      const [[red = 0, , blue = 0], day, night] = [
        floorOf(draw(studio, ['sunset'])),
        floorOf(draw(studio)),
        floorOf(draw(studio, ['night'])),
      ];
      const [dayRed = 0, , dayBlue = 0] = day;
      expect(red / blue).toBeGreaterThan((dayRed / dayBlue) * 1.2);
      expect(night[0]).toBeLessThan(dayRed * 0.75);
    },
  );

  it('is brighter on the side of the sun', () => {
    const right = draw('white', ['sunset'], 1);
    const left = draw('white', ['sunset'], -1);
    expect(colorAt(right, 110, 60)[0]).toBeGreaterThan(colorAt(right, 10, 60)[0] ?? 0);
    expect(colorAt(left, 10, 60)[0]).toBeGreaterThan(colorAt(left, 110, 60)[0] ?? 0);
  });

  it('keeps its wall where there is a window, and has a sky behind it where there is none', () => {
    const [room, open] = [draw('marble', ['window', 'sunset']), draw('marble', ['sunset'])];
    const isBlue = (image: RgbaImage) => mean(image, 2, 0, 12) > mean(image, 0, 0, 12);
    expect([isBlue(room), isBlue(open)]).toEqual([false, true]);
  });

  it('has snow over what grows on its ground', () => {
    const [red = 0, , blue = 0] = floorOf(draw('grass', ['snow']));
    expect(Math.abs(red - blue)).toBeLessThan(40);
    expect(red).toBeGreaterThan(150);
  });

  it('may have snow on the ground at night', () => {
    const [dark, snowy] = [draw('garden', ['night']), draw('garden', ['snow', 'night'])];
    const [ground = 0, snow = 0] = [floorOf(dark)[2], floorOf(snowy)[2]];
    expect(snow).toBeGreaterThan(ground * 1.5);
    expect(snow).toBeLessThan((floorOf(draw('garden', ['snow']))[2] ?? 0) * 0.8);
  });
});

describe('a subject in another light', () => {
  it('takes on some of its colour, and what is not covered stays', () => {
    const layer = drawImage(40, 30, (x) => (x < 20 ? [160, 160, 160, 255] : [0, 0, 0, 0]));
    const tone = toneOf(['night']);
    if (!tone) throw new Error('Night has a colour.');
    toneSubject(layer, tone, { amount: 0.4, lightSide: 1 });
    const [red = 0, , blue = 0] = colorAt(layer, 4, 4);
    expect(blue).toBeGreaterThan(red);
    expect(red).toBeGreaterThan(90);
    expect(colorAt(layer, 30, 10)).toEqual([0, 0, 0, 0]);
  });

  it('stays as it is in white light', () => {
    expect(toneOf(['leaves', 'even', 'fog'])).toBeUndefined();
  });

  it('stands in falling snow, the same from the same seed', () => {
    const black = () => drawImage(120, 90, () => [0, 0, 0, 255]);
    const snow = fallSnow(black(), 5);
    expect(snow.data.filter((value) => value > 150 && value < 255).length).toBeGreaterThan(30);
    expect(mean(snow, 0, 0, 90)).toBeLessThan(40);
    expect(fallSnow(black(), 5).data).toEqual(snow.data);
  });
});
