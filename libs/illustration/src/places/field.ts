import { foreground } from '../foreground.ts';
import { hasWeather, type Canvas, type DrawPlace } from '../scene.ts';
import { hill, n, polygon, rect } from '../shapes.ts';
import { drawSky } from '../sky.ts';
import { broadleaf } from '../trees.ts';
import { groundFill } from './ground.ts';

/** Furrows that run to a point on the horizon; a barn far off. */
export const field: DrawPlace = (canvas) => {
  const { width, height, light, random, unit, reading } = canvas;
  const horizon = height * 0.52;
  const snowy = reading.season === 'winter' || hasWeather(reading, 'snow');
  const [ripe, deep] = snowy
    ? ['#edf3f7', '#d3e0ea']
    : reading.season === 'spring'
      ? ['#a9cc63', '#86b04e']
      : ['#ecc763', '#d2a544'];
  const vanish = width * (0.4 + random() * 0.2);
  let rows = '';
  for (let i = -26; i <= 26; i += 1) {
    const [a, b] = [vanish + i * unit * 130, vanish + (i + 0.5) * unit * 130];
    rows += polygon(
      [
        [vanish + i * unit * 9, horizon],
        [vanish + (i + 0.5) * unit * 9, horizon],
        [b, height],
        [a, height],
      ],
      light.paint(deep),
    );
  }
  const ground = groundFill(canvas, 'field', horizon, ripe);
  const far = hill(canvas, horizon - unit * 12, unit * 40, light.paint('#7fae86', 0.6), random);
  let trees = '';
  for (let i = 0; i < 9; i += 1)
    trees += broadleaf(
      canvas,
      ((i + random()) / 9) * width,
      horizon + unit * 6,
      unit * (44 + random() * 40),
      0.42,
    );
  const shade = rect(0, horizon, width, unit * 60, light.haze, 'opacity=".35"');
  return {
    back:
      drawSky(canvas, horizon) +
      far +
      barn(canvas, vanish + unit * 210, horizon + unit * 8) +
      trees +
      ground +
      `<g opacity=".7">${rows}</g>` +
      shade,
    front: foreground(canvas, { tone: '#e0b452', shade: '#8f5f22' }),
    horizon,
    ground: { far: horizon + unit * 90, near: height - unit * 80 },
    person: unit * 300,
  };
};

function barn({ light, unit }: Canvas, x: number, base: number): string {
  const [w, h] = [unit * 92, unit * 58];
  return (
    rect(x, base - h, w, h, light.paint('#b4483c', 0.25)) +
    polygon(
      [
        [x - w * 0.06, base - h],
        [x + w * 0.2, base - h * 1.62],
        [x + w * 0.8, base - h * 1.62],
        [x + w * 1.06, base - h],
      ],
      light.paint('#6d4a4a', 0.25),
    ) +
    rect(x + w * 0.36, base - h * 0.66, w * 0.28, h * 0.66, light.paint('#f3e6d6', 0.25)) +
    `<path stroke="${light.paint('#b4483c', 0.25)}" stroke-width="${n(unit * 3)}" d="M${n(x + w * 0.36)} ${n(base - h * 0.66)}l${n(w * 0.28)} ${n(h * 0.66)}m0 ${n(-h * 0.66)}l${n(-w * 0.28)} ${n(h * 0.66)}"/>`
  );
}
