import { describe, expect, it } from 'vitest';
import type { RgbaImage } from '../../rgba-image.ts';
import { colorAt } from '../../testing/draw.ts';
import { createStudio, drawStudio, lightStudio, settingNames, type SettingName } from '../index.ts';

const size = { width: 120, height: 90 };
const seam = 54;

const draw = (setting?: SettingName, options: { seed?: number; seamAt?: number } = {}) => {
  const { seed = 2, seamAt = seam / size.height } = options;
  const studio = createStudio('marble', { seed, ...(setting && { setting }) });
  return drawStudio(studio, { ...size, seamAt, lightSide: 1 });
};

const rows = ({ data, width }: RgbaImage, from: number, to: number) =>
  data.slice(from * width * 4, to * width * 4);

/** How much neighbours differ, in the colours' mean. */
function detail(image: RgbaImage): number {
  let sum = 0;
  for (let y = 0; y < seam - 4; y += 1) {
    for (let x = 1; x < size.width; x += 1) {
      const [[before = 0], [here = 0]] = [colorAt(image, x - 1, y), colorAt(image, x, y)];
      sum += Math.abs(here - before);
    }
  }
  return sum / size.width / seam;
}

describe.each(settingNames)('%s behind a surface', (setting) => {
  it('leaves the surface as it is', () => {
    const [plain, set] = [draw(), draw(setting)];
    for (let x = 0; x < size.width; x += 7) {
      const [[before = 0], [now = 0]] = [colorAt(plain, x, 86), colorAt(set, x, 86)];
      expect(Math.abs(now - before)).toBeLessThanOrEqual(1);
    }
  });

  it('shows more than a wall', () => {
    expect(detail(draw(setting))).toBeGreaterThan(1.5 * detail(draw()));
  });

  it('is another one for another seed, and the same for the same', () => {
    expect(draw(setting).data).toEqual(draw(setting).data);
    expect(draw(setting, { seed: 3 }).data).not.toEqual(draw(setting).data);
  });

  it('is seen in all of a picture whose floor is out of sight', () => {
    const low = draw(setting, { seamAt: 1.3 });
    const colors = new Set(Array.from({ length: 100 }, (_, x) => colorAt(low, x, 40).join()));
    expect(colors.size).toBeGreaterThan(20);
  });
});

type Lights = Parameters<typeof lightStudio>[1];

function drawLit(setting: SettingName, lights: Lights, isToned = true): RgbaImage {
  const studio = lightStudio(createStudio('wood', { seed: 2, setting }), lights, 2);
  const { tone, ...untoned } = studio;
  const lit = isToned && tone ? studio : untoned;
  return drawStudio(lit, { ...size, seamAt: 0.6, lightSide: 1 });
}

const wallAt = (setting: SettingName, lights: Lights): number => {
  const image = drawLit(setting, lights);
  const greens = Array.from({ length: size.width * 30 }, (_, i) => image.data[i * 4 + 1] ?? 0);
  return greens.reduce((total, value) => total + value, 0) / greens.length;
};

it('lamps of a café shine at night, and a kitchen lies in the dark', () => {
  expect(wallAt('cafe', ['night'])).toBeGreaterThan(0.8 * wallAt('cafe', []));
  expect(wallAt('kitchen', ['night'])).toBeLessThan(0.6 * wallAt('kitchen', []));
});

it('a street has the sky of its hour', () => {
  expect(wallAt('street', ['night'])).toBeLessThan(0.6 * wallAt('street', []));
});

it('no window throws its light through a whole kitchen', () => {
  const walls = (lights: Lights) => rows(drawLit('kitchen', lights, false), 0, 50);
  expect(walls(['blinds'])).toEqual(walls([]));
});
