import { smoothStep } from '../smooth-step.ts';
import { mixRgb, rgbOf, type Rgb } from './color.ts';
import type { Material } from './materials.ts';
import { createNoiseField, fractal } from './noise-field.ts';

const snowColor = rgbOf('#eef3f8');
const haze: Rgb = rgbOf('#d3d8d9');

/** How far a floor is from the camera, from 0 in front to 1 where it ends: see `draw-studio.ts`. */
const farness = (v: number): number => smoothStep(1.05, 2.1, v);

/** Light from behind that shines between what is in front of it. */
export const shoneThrough =
  (front: Material, behind: Material, share: number): Material =>
  (u, v, end) => {
    const [color, light] = [front(u, v, end), behind(u, v, end)];
    const shine = (c: 0 | 1 | 2) => color[c] + (light[c] * share * (255 - color[c])) / 255;
    return [shine(0), shine(1), shine(2)];
  };

/** In light of a colour: 1 for each channel is white. */
export const graded =
  (material: Material, [red, green, blue]: Rgb): Material =>
  (u, v, end) => {
    const color = material(u, v, end);
    return [color[0] * red, color[1] * green, color[2] * blue];
  };

/** Trees under snow have hardly any colour. */
export const frosted =
  (wall: Material, sky: Material): Material =>
  (u, v, end) => {
    const color = wall(u, v, end);
    const gray = (color[0] + color[1] + color[2]) / 3;
    return mixRgb(mixRgb(color, [gray * 0.96, gray, gray * 1.06], 0.75), sky(u, v, end), 0.58);
  };

/** Snow on a floor: drifts, and in front what it does not cover. @param cover from 0 to 1 */
export function snowed(floor: Material, cover: number, seed: number): Material {
  const noise = createNoiseField(seed + 11);
  return (u, v) => {
    const drift = fractal(noise, u * 2.2, v * 2.2, 4);
    const grain = noise(u * 260, v * 260) - 0.5;
    const depth = smoothStep(0.72 - cover * 0.55, 0.9 - cover * 0.55, drift + 0.2 * farness(v));
    const shine = 0.9 + 0.12 * drift + 0.035 * grain;
    const snow: Rgb = [snowColor[0] * shine, snowColor[1] * shine, snowColor[2] * shine];
    return depth > 0 ? mixRgb(floor(u, v), snow, depth) : floor(u, v);
  };
}

/** What is far off is lost in mist. */
export const misty =
  (material: Material, isFloor: boolean): Material =>
  (u, v, end) => {
    const share = isFloor ? 0.12 + 0.6 * farness(v) : 0.62 + 0.2 * smoothStep(0.1, 0.6, v);
    return mixRgb(material(u, v, end), haze, share);
  };
