import { boxFilter } from '../box-filter.ts';
import { dropSpecks, fillHoles } from '../components.ts';
import { resizePlane } from '../resize.ts';
import { mapPlane, type Plane, type RgbaImage } from '../rgba-image.ts';
import type { BodyFrame } from './body-frame.ts';
import { hemOfClothes, onBody, type PersonLayers } from './person-layers.ts';

/** Where a garment is taken to end that goes on below the hips, in torsos: at the knees. */
const longest = 2;

/**
 * The mask of what someone wears on the upper body, 0 to 1, of the picture's size.
 *
 * @param alpha the person, 0 to 1
 */
export function garmentOnBody(
  image: RgbaImage,
  alpha: Plane,
  layers: PersonLayers,
  body: BodyFrame,
): Plane {
  const { width, height } = layers.clothes;
  const scale = image.width / width;
  const end = hemOfClothes(layers, body, scale) || longest;
  const worn = Uint8Array.from(layers.clothes.data, (value, i) => {
    const place = [((i % width) + 0.5) * scale, (Math.floor(i / width) + 0.5) * scale] as const;
    return value > 0.5 && onBody(place, body)[0] < end ? 1 : 0;
  });
  // Lines along bare arms, where colours mix, are not cloth.
  const around = boxFilter({ data: Float32Array.from(worn), width, height }, 3);
  const cloth = worn.map((value, i) => (value && (around.data[i] as number) > 0.45 ? 1 : 0));
  const whole = fillHoles(
    dropSpecks(cloth, width, height, 0.2),
    width,
    height,
    width * height * 0.01,
  );
  const plane = { data: Float32Array.from(whole), width, height };
  const large = resizePlane(plane, image.width, image.height);
  return mapPlane(large, (value, i) => value * (alpha.data[i] as number));
}
