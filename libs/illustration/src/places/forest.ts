import { mix } from '../color-math.ts';
import { hasWeather, type Canvas, type DrawPlace } from '../scene.ts';
import { hill } from '../shapes.ts';
import { drawSky } from '../sky.ts';
import { broadleaf, conifer, tufts } from '../trees.ts';
import { groundFill, softEdge } from './ground.ts';

/** Three depths of trees: how many on a thousand units, how high they stand and are, in units. */
const depths = [
  { count: 20, y: 26, high: 250, distance: 0.72 },
  { count: 14, y: 56, high: 340, distance: 0.46 },
  { count: 9, y: 96, high: 430, distance: 0.22 },
];

/** Trunks in three depths, light between them, a clearing in front. */
export const forest: DrawPlace = (canvas) => {
  const { width, height, unit, reading } = canvas;
  const horizon = height * 0.56;
  const tone =
    reading.season === 'autumn'
      ? '#b78a48'
      : reading.season === 'winter' || hasWeather(reading, 'snow')
        ? '#e8f0f5'
        : '#5f9a54';
  const rows = depths.map((depth) => treeRow(canvas, horizon, tone, depth));
  const side = (x: number) => conifer(canvas, x, height + unit * 60, unit * 780, 0);
  return {
    back:
      drawSky(canvas, horizon + unit * 40) +
      rows.join('') +
      softEdge(
        canvas,
        groundFill(canvas, 'floor', horizon + unit * 112, tone),
        horizon + unit * 86,
      ) +
      side(unit * 10) +
      side(width - unit * 20),
    front: tufts(
      canvas,
      height - unit * 16,
      Math.round(width / unit / 24),
      mix(tone, '#1f5138', 0.55),
    ),
    horizon,
    ground: { far: horizon + unit * 150, near: height - unit * 75 },
    person: unit * 280,
  };
};

function treeRow(
  canvas: Canvas,
  horizon: number,
  tone: string,
  { count, y, high, distance }: (typeof depths)[number],
): string {
  const { width, unit, light, random } = canvas;
  const total = Math.round(count * (width / unit / 1_000));
  let row = '';
  for (let i = 0; i < total; i += 1) {
    const x = ((i + 0.15 + random() * 0.7) / total) * width;
    const draw = random() < 0.62 ? conifer : broadleaf;
    row += draw(
      canvas,
      x,
      horizon + unit * (y + random() * 18),
      unit * high * (0.72 + random() * 0.4),
      distance,
    );
  }
  const ground = light.paint(mix(tone, '#24523f', 0.4), distance * 0.7);
  return row + hill(canvas, horizon + unit * (y + 26), unit * 12, ground, random);
}
