import { mix } from '../color-math.ts';
import { broadLeaves, palm, vine } from '../palms.ts';
import type { DrawPlace } from '../scene.ts';
import { ellipse, hill } from '../shapes.ts';
import { drawSky } from '../sky.ts';
import { broadleaf, tufts } from '../trees.ts';
import { groundFill, softEdge } from './ground.ts';

const floor = '#4f8f4a';

/** Palms and broad trees in three depths, vines from above, large leaves in the corners. */
export const jungle: DrawPlace = (canvas) => {
  const { width, height, unit, light, random, reading } = canvas;
  // No leaf falls here, whatever the season.
  const evergreen = { ...canvas, reading: { ...reading, season: 'summer' as const } };
  const horizon = height * 0.56;
  const wide = width / unit / 1_000;
  const rows = [
    { count: 14, y: 20, high: 360, distance: 0.66, palms: 0.5 },
    { count: 10, y: 52, high: 430, distance: 0.4, palms: 0.6 },
    { count: 7, y: 92, high: 520, distance: 0.16, palms: 0.85 },
  ].map(({ count, y, high, distance, palms }) => {
    const total = Math.round(count * wide);
    let row = '';
    for (let i = 0; i < total; i += 1) {
      const x = ((i + 0.15 + random() * 0.7) / total) * width;
      const draw = random() < palms ? palm : broadleaf;
      const tall = unit * high * (0.74 + random() * 0.4);
      row += draw(evergreen, x, horizon + unit * (y + random() * 18), tall, distance);
    }
    const ground = light.paint(mix(floor, '#174a35', 0.4), distance * 0.7);
    return row + hill(canvas, horizon + unit * (y + 26), unit * 12, ground, random);
  });
  const vines = [0.06, 0.17, 0.31, 0.72, 0.86, 0.95].map((at) =>
    vine(canvas, width * (at + (random() - 0.5) * 0.04), height * (0.14 + random() * 0.2)),
  );
  const canopy = [0, 0.14, 0.3, 0.72, 0.88, 1].map((at, i) =>
    ellipse(
      width * at,
      -unit * 22,
      width * 0.11,
      unit * (78 + (i % 2) * 26),
      light.paint(i % 2 ? '#2c7042' : '#235f3a'),
    ),
  );
  const corner = (x: number) => broadLeaves(canvas, x, height + unit * 40, unit * 330);
  const ground = groundFill(canvas, 'floor', horizon + unit * 112, floor);
  return {
    back:
      drawSky(canvas, horizon + unit * 40) +
      rows.join('') +
      softEdge(canvas, ground, horizon + unit * 86) +
      vines.join('') +
      canopy.join(''),
    front:
      tufts(canvas, height - unit * 16, Math.round(width / unit / 24), '#2a6a40') +
      corner(-unit * 10) +
      corner(width + unit * 10),
    horizon,
    ground: { far: horizon + unit * 150, near: height - unit * 85 },
    person: unit * 280,
  };
};
