import { composeOverColor, type RgbaImage } from '@tintory/pixels';
import { dressPerson, type Dressing } from './kernels/dress-person.ts';

/**
 * Largest difference, of 255, of an opaque pixel between the two grounds: shadow tones depend on
 * the surroundings.
 */
const mostThrough = 12;

/**
 * Dresses a person who is already a cutout, on a dark and on a light ground: where the results
 * differ, the background shows through.
 */
export function dressCutOut(dressing: Dressing): ReturnType<typeof dressPerson> {
  const { person, alpha } = dressing;
  const on = (tone: number) =>
    dressPerson({
      ...dressing,
      person: composeOverColor(person, [tone, tone, tone]),
      alpha: { ...alpha, data: alpha.data.slice() },
    });
  const [dark, light] = [on(0), on(255)];
  if (typeof dark === 'string') return dark;
  if (typeof light === 'string') return light;
  return { ...dark, picture: between(dark.picture, light.picture) };
}

/** Recovers colour and alpha from the same picture on black and on white. */
function between(dark: RgbaImage, light: RgbaImage): RgbaImage {
  const data = dark.data.slice();
  for (let i = 0; i < data.length; i += 4) {
    const through = [0, 1, 2].map((c) => (light.data[i + c] as number) - (data[i + c] as number));
    const most = Math.max(...through);
    const alpha = most <= mostThrough ? 255 : Math.max(0, 255 - most);
    for (let c = 0; c < 3 && alpha > 0 && alpha < 255; c += 1) {
      data[i + c] = ((data[i + c] as number) * 255) / alpha;
    }
    data[i + 3] = alpha;
  }
  return { ...dark, data };
}
