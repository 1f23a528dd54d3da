import { type Plane, type RgbaImage, createSampler } from '@tintory/pixels';

/**
 * Composites a subject over its backdrop, which the shadow darkens. Changes the backdrop in place.
 */
export function composeStage(layer: RgbaImage, backdrop: RgbaImage, light: Plane): RgbaImage {
  const { data, width, height } = backdrop;
  const sample = createSampler(light, backdrop);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      const alpha = (layer.data[at + 3] as number) / 255;
      const dimmed = alpha < 1 ? sample(light, x, y) : 1;
      for (let c = at; c < at + 3; c += 1) {
        data[c] = (layer.data[c] as number) * alpha + (data[c] as number) * dimmed * (1 - alpha);
      }
      data[at + 3] = 255;
    }
  }
  return backdrop;
}
