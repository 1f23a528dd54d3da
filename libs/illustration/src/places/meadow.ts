import { mix } from '../color-math.ts';
import { foreground, isBare } from '../foreground.ts';
import { type Canvas, type DrawPlace } from '../scene.ts';
import { ellipse, hill } from '../shapes.ts';
import { drawSky } from '../sky.ts';
import { broadleaf, conifer, tufts } from '../trees.ts';
import { grassTone, groundFill, softEdge } from './ground.ts';

/** Rolling hills, a line of trees, flowers in the grass. */
export const meadow: DrawPlace = (canvas) => {
  const { width, height, light, random, unit } = canvas;
  const horizon = height * 0.56;
  const tone = grassTone(canvas);
  const far = hill(
    canvas,
    horizon - unit * 20,
    unit * 62,
    light.paint(mix(tone, '#5f93a8', 0.45), 0.62),
    random,
  );
  const middle = hill(
    canvas,
    horizon + unit * 18,
    unit * 40,
    light.paint(mix(tone, '#3f8568', 0.22), 0.34),
    random,
  );
  let trees = '';
  const count = Math.round((width / unit) * 0.011);
  for (let i = 0; i < count; i += 1) {
    const x = ((i + random()) / count) * width;
    const high = unit * (64 + random() * 46);
    trees += (random() < 0.3 ? conifer : broadleaf)(
      canvas,
      x,
      horizon + unit * (26 + random() * 16),
      high,
      0.34,
    );
  }
  const near = hill(canvas, horizon + unit * 56, unit * 15, light.paint(tone, 0.1), random);
  const body = groundFill(canvas, 'grass', horizon + unit * 96, tone);
  return {
    back:
      drawSky(canvas, horizon + unit * 60) +
      far +
      middle +
      trees +
      near +
      softEdge(canvas, body, horizon + unit * 66) +
      flowers(canvas, horizon + unit * 120),
    front:
      tufts(canvas, height - unit * 18, Math.round(width / unit / 34), mix(tone, '#2e6b3d', 0.45)) +
      foreground(canvas, { tone, shade: '#17402f', petals: petals(canvas) }),
    horizon,
    ground: { far: horizon + unit * 110, near: height - unit * 90 },
    person: unit * 300,
  };
};

const petals = ({ reading }: Canvas): string[] =>
  reading.season === 'autumn' ? ['#e0a93a', '#b5622f'] : ['#ffffff', '#f7d354', '#f2a1b5'];

function flowers(canvas: Canvas, top: number): string {
  const { width, height, unit, light, random } = canvas;
  if (isBare(canvas)) return '';
  const tones = petals(canvas);
  let drawn = '';
  for (let i = 0; i < 70; i += 1) {
    const depth = random() ** 0.8;
    const y = top + depth * (height - top);
    const r = unit * (1.6 + depth * 4.4);
    drawn += ellipse(
      random() * width,
      y,
      r,
      r * 0.8,
      light.paint(tones[i % tones.length] as string, 0.2 * (1 - depth)),
      'opacity=".9"',
    );
  }
  return drawn;
}
