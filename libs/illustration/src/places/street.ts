import { mix } from '../color-math.ts';
import { hasWeather, type Canvas, type DrawPlace } from '../scene.ts';
import { n, polygon, rect, verticalGradient } from '../shapes.ts';
import { drawSky } from '../sky.ts';
import { broadleaf } from '../trees.ts';
import { facades, towers, windows } from './houses.ts';

/** Road from left to right with a pavement before and behind it. */
function road(canvas: Canvas, top: number): string {
  const { width, height, unit, light } = canvas;
  const [curb, asphalt, end] = [top + unit * 44, top + unit * 58, height - unit * 84];
  const wet = hasWeather(canvas.reading, 'rain', 'storm');
  const surface = verticalGradient('road', [
    light.paint('#777f8e', 0.16),
    light.paint(wet ? '#474f60' : '#5c6473'),
  ]);
  let dashes = '';
  for (let x = unit * 20; x < width; x += unit * 150)
    dashes += rect(
      x,
      (asphalt + end) / 2 - unit * 5,
      unit * 86,
      unit * 9,
      light.paint('#f3ead2'),
      'rx="2"',
    );
  let slabs = '';
  for (let x = 0; x < width; x += unit * 90) slabs += `M${n(x)} ${n(top)}v${n(unit * 44)}`;
  return (
    `<defs>${surface}</defs>` +
    rect(0, top, width, unit * 44, light.paint('#d6d1c6', 0.06)) +
    `<path stroke="${light.paint('#aaa59b')}" stroke-width="${n(unit * 1.6)}" opacity=".6" d="${slabs}"/>` +
    rect(0, curb, width, unit * 14, light.paint('#a9a59d')) +
    rect(0, asphalt, width, end - asphalt, 'url(#road)') +
    dashes +
    rect(0, end, width, height - end, light.paint('#c9c4b9')) +
    rect(0, end, width, unit * 8, light.paint('#e2ded4'))
  );
}

/** A skyline in two depths behind a park's edge and a road. */
export const city: DrawPlace = (canvas) => {
  const { width, height, unit, light, random } = canvas;
  const base = height * 0.64;
  const wide = width / unit / 1_000;
  let trees = '';
  const count = Math.round(8 * wide);
  for (let i = 0; i < count; i += 1)
    trees += broadleaf(
      canvas,
      ((i + 0.2 + random() * 0.6) / count) * width,
      base + unit * 4,
      unit * (88 + random() * 44),
      0.12,
    );
  return {
    back:
      drawSky(canvas, base) +
      towers(canvas, base, unit * 430, Math.round(10 * wide), 0.66) +
      towers(canvas, base, unit * 320, Math.round(7 * wide), 0.3) +
      rect(0, base - unit * 26, width, unit * 30, light.paint('#4f8a52', 0.2)) +
      trees +
      road(canvas, base),
    front: '',
    horizon: base - unit * 60,
    ground: { far: base + unit * 96, near: height - unit * 118 },
    pavement: { far: height - unit * 60, near: height - unit * 32 },
    person: unit * 250,
  };
};

/** House fronts along a pavement and a road. */
export const street: DrawPlace = (canvas) => {
  const { width, height, unit, random } = canvas;
  const base = height * 0.62;
  let houses = '';
  for (let x = -unit * 30; x < width;) {
    const w = unit * (190 + random() * 90);
    houses += front(canvas, x, base, w, unit * (330 + random() * 170));
    x += w;
  }
  const trees = [0.14, 0.86]
    .map((at) => broadleaf(canvas, width * at, base + unit * 14, unit * 190, 0.02))
    .join('');
  return {
    back:
      drawSky(canvas, base) +
      towers(canvas, base, unit * 520, 8, 0.72) +
      houses +
      road(canvas, base) +
      trees,
    front: '',
    horizon: base - unit * 70,
    ground: { far: base + unit * 96, near: height - unit * 118 },
    pavement: { far: height - unit * 60, near: height - unit * 32 },
    person: unit * 270,
  };
};

function front(canvas: Canvas, x: number, base: number, w: number, h: number): string {
  const { light, random, unit } = canvas;
  const wall = facades[Math.floor(random() * facades.length)] as string;
  const accent = ['#c9483e', '#2f7f86', '#e0a13a', '#4d5f9a'][Math.floor(random() * 4)] as string;
  const shop = unit * 112;
  const glass = light.time === 'night' ? '#ffd98a' : light.paint('#bfe0ea');
  let awning = '';
  const stripes = 8;
  for (let i = 0; i < stripes; i += 1) {
    awning += polygon(
      [
        [x + w * (0.1 + (i / stripes) * 0.8), base - shop],
        [x + w * (0.1 + ((i + 1) / stripes) * 0.8), base - shop],
        [x + w * (0.06 + ((i + 1) / stripes) * 0.88), base - shop * 0.74],
        [x + w * (0.06 + (i / stripes) * 0.88), base - shop * 0.74],
      ],
      light.paint(i % 2 ? '#fff4e2' : accent, 0.06),
    );
  }
  return (
    rect(x, base - h, w, h, light.paint(wall, 0.12)) +
    rect(x + w - unit * 12, base - h, unit * 12, h, light.paint(mix(wall, '#2d2a4a', 0.25), 0.12)) +
    rect(
      x - unit * 4,
      base - h,
      w + unit * 8,
      unit * 16,
      light.paint(mix(wall, '#ffffff', 0.4), 0.12),
    ) +
    windows(canvas, x, base - h + unit * 30, w, h - shop - unit * 46, 0.1) +
    rect(x + w * 0.1, base - shop * 0.82, w * 0.46, shop * 0.68, glass) +
    rect(
      x + w * 0.64,
      base - shop * 0.82,
      w * 0.24,
      shop * 0.82,
      light.paint(mix(accent, '#1d1d2d', 0.35), 0.06),
    ) +
    awning
  );
}
