import { srgbToLinear } from '@tintory/pixels';
import { createLightImage, mapLight, type LightImage } from '../panorama/light-image.ts';
import { unfilm } from './film.ts';
import { meanColor } from './ground-color.ts';
import { laySurface } from './lay-surface.ts';
import { shadeGround } from './shade-ground.ts';
import type { FlatGround, Scene, Staging } from './staging.ts';

/** A surface seen from straight above, with the subject lying on it. */
export function drawFlat(staging: Staging, { cover }: FlatGround): Scene {
  const { camera, light, exposure, alpha: hidden } = staging;
  if ('paper' in cover) return drawPaper(staging, cover.paper);
  const image = laySurface(camera, cover);
  const groundColor = meanColor(image, exposure.ground, 0);
  shadeGround(image, camera, light, { fromRow: 0, middle: camera.width / 2, hidden });
  return { image, groundColor };
}

/** Paper keeps the requested colour: the film curve is inverted. */
function drawPaper({ camera, light, exposure }: Staging, paper: readonly number[]): Scene {
  const { width, height } = camera;
  const image: LightImage = createLightImage(width, height);
  const color = mapLight(exposure.ground, (_, channel) =>
    srgbToLinear((paper[channel] as number) / 255),
  );
  const [ambient, main] = [light.ambient, light.main].map((part) =>
    mapLight(part, (value, channel) => value / exposure.ground[channel]),
  ) as [typeof color, typeof color];
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 1) {
      const open = light.open(x + 0.5, y + 0.5);
      const lit = light.lit(x + 0.5, y + 0.5);
      for (const [channel, { data }] of image.entries()) {
        const c = channel as 0 | 1 | 2;
        data[at] = unfilm(color[c] * open * (ambient[c] + main[c] * lit));
      }
    }
  }
  return { image, groundColor: color };
}
