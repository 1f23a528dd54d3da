import { foreground } from '../foreground.ts';
import { mix } from '../color-math.ts';
import type { DrawPlace } from '../scene.ts';
import { hill } from '../shapes.ts';
import { drawSky } from '../sky.ts';
import { conifer, tufts } from '../trees.ts';
import { range } from './heights.ts';
import { grassTone, groundFill, softEdge } from './ground.ts';
import { water } from './open-water.ts';

/** A still lake before wooded hills, or before peaks that it mirrors; a meadow as the near shore. */
export const lake: DrawPlace = (canvas) => {
  const { width, height, unit, light, random, reading } = canvas;
  const horizon = height * 0.47;
  const shore = height * 0.72;
  const tone = grassTone(canvas);
  const isAlpine = reading.backdrop === 'mountains';
  const peaks = isAlpine ? range(canvas, horizon, unit * 300, 3, 0.42) : '';
  const hills =
    peaks +
    hill(canvas, horizon - unit * 70, unit * 54, light.paint('#6f97ab', 0.62), random) +
    hill(canvas, horizon - unit * 18, unit * 34, light.paint('#4f8a6c', 0.4), random);
  let trees = '';
  for (let i = 0; i < 20; i += 1)
    trees += conifer(
      canvas,
      ((i + random()) / 20) * width,
      horizon + unit * 6,
      unit * (48 + random() * 50),
      0.36,
    );
  const near = hill(canvas, shore, unit * 22, light.paint(tone), random);
  return {
    back:
      drawSky(canvas, horizon) +
      hills +
      trees +
      water(canvas, horizon, shore + unit * 40, '#3b8db0') +
      mirrored(peaks, horizon) +
      `<g opacity=".5">${hill(canvas, shore - unit * 9, unit * 22, light.paint('#d8c29a'), random)}</g>` +
      near +
      softEdge(canvas, groundFill(canvas, 'grass', shore + unit * 40, tone), shore + unit * 12),
    front:
      tufts(canvas, height - unit * 18, Math.round(width / unit / 30), mix(tone, '#2e6b3d', 0.45)) +
      foreground(canvas, { tone, shade: '#17402f' }),
    horizon,
    ground: { far: shore + unit * 50, near: height - unit * 75 },
    water: { far: horizon + unit * 40, near: shore - unit * 36 },
    person: unit * 280,
  };
};

/** Upside down in the water, shorter and pale. */
const mirrored = (peaks: string, surface: number): string =>
  peaks && `<g opacity=".22" transform="matrix(1 0 0 -.62 0 ${1.62 * surface})">${peaks}</g>`;
