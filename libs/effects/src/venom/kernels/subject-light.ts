import { createPlane, type Plane } from '@tintory/pixels';

/** The photograph's own light on the subject, 1 on average. */
export function photoLightOf(luma: Plane, cover: Plane): Plane {
  let [sum, weight] = [0, 1e-6];
  for (let i = 0; i < luma.data.length; i += 1) {
    sum += (luma.data[i] as number) * (cover.data[i] as number);
    weight += cover.data[i] as number;
  }
  const mean = Math.max(0.05, sum / weight);
  const light = createPlane(luma.width, luma.height);
  for (let i = 0; i < light.data.length; i += 1) {
    light.data[i] = Math.min(1.7, 0.25 + (0.75 * (luma.data[i] as number)) / mean);
  }
  return light;
}

/** The side of the picture on which the subject is brighter; sampled sparsely. */
export function lightSide(luma: Plane, alpha: Plane): -1 | 1 {
  const step = Math.max(1, Math.round(luma.width / 100));
  let [weight, middle] = [1e-6, 0];
  let [light, moment] = [0, 0];
  for (let y = 0; y < luma.height; y += step) {
    for (let x = 0; x < luma.width; x += step) {
      const share = alpha.data[y * luma.width + x] as number;
      const bright = share * (luma.data[y * luma.width + x] as number);
      weight += share;
      middle += share * x;
      light += bright;
      moment += bright * x;
    }
  }
  return moment / Math.max(1e-6, light) > middle / weight ? 1 : -1;
}
