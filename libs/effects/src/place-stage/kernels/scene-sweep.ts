import { srgbToLinear, smoothStep } from '@tintory/pixels';
import { createLightImage, luminanceOf, type Light } from '../panorama/light-image.ts';
import { rowBehind } from './camera.ts';
import { unfilm } from './film.ts';
import { addReflections, mirrorSubject } from './gloss.ts';
import type { Scene, Staging, Sweep } from './staging.ts';

/**
 * Where the paper begins to rise, in subject heights behind the subject, and over which share of
 * the side it rises.
 */
const [bendBehind, bend] = [0.5, 0.3];
/** Light on the wall as a share of the floor's: the studio's own, within these limits. */
const [darkestWall, brightestWall] = [0.8, 1];
/** Share of light that the wall loses towards the top of the picture. */
const fallOff = 0.08;

/**
 * Paper that runs from the floor up a wall without an edge. It keeps the requested colour: the film
 * curve is inverted, so that a white studio is white and its shadows are correct.
 */
export function drawSweep(staging: Staging, { top, bottom, ...polish }: Sweep): Scene {
  const { camera, exposure, light, line, subject, alpha } = staging;
  const { width, height } = camera;
  const image = createLightImage(width, height);
  const floor = luminanceOf(exposure.ground);
  const facing = exposure.luminanceOn([0, 0, -1]) / exposure.luminanceOn([0, 1, 0]);
  const wall = Math.min(brightestWall, Math.max(darkestWall, facing));
  const [dark, lit] = [luminanceOf(light.ambient) / floor, luminanceOf(light.main) / floor];
  const tall = (line?.height ?? 0) / camera.pixelsPerMetre;
  const foot = rowBehind(camera, bendBehind * tall);
  for (let y = 0, at = 0; y < height; y += 1) {
    const rising = 1 - smoothStep(foot - bend * camera.side, foot, y);
    const level = 1 + (wall - 1) * rising - fallOff * rising * (1 - y / height);
    const paper = paperAt(top, bottom, y / Math.max(1, height - 1));
    for (let x = 0; x < width; x += 1, at += 1) {
      const shade =
        rising < 1 ? light.open(x + 0.5, y + 0.5) * (dark + lit * light.lit(x + 0.5, y + 0.5)) : 1;
      const kept = level * (shade + (1 - shade) * rising);
      image[0].data[at] = unfilm(paper[0] * kept);
      image[1].data[at] = unfilm(paper[1] * kept);
      image[2].data[at] = unfilm(paper[2] * kept);
    }
  }
  if (polish.gloss > 0 && line) {
    const mirror = mirrorSubject(subject, alpha, line, { ...polish, side: camera.side });
    addReflections(image, camera, { polish, around: null, mirror }, line.top);
  }
  return { image, groundColor: paperAt(top, bottom, 1) };
}

/** Mixed in sRGB, as the eye sees it, and returned in linear light. */
function paperAt(top: Light, bottom: Light, share: number): Light {
  const mixed = (channel: 0 | 1 | 2) =>
    srgbToLinear((top[channel] * (1 - share) + bottom[channel] * share) / 255);
  return [mixed(0), mixed(1), mixed(2)];
}
