import { foreground } from '../foreground.ts';
import { mix } from '../color-math.ts';
import type { Canvas, DrawPlace } from '../scene.ts';
import { hill, polygon, rect } from '../shapes.ts';
import { drawSky } from '../sky.ts';
import { conifer, tufts } from '../trees.ts';
import { grassTone, groundFill, softEdge } from './ground.ts';

/** A peak with a lit and a shaded face and a jagged cap of snow. */
function peak(
  { light, random }: Canvas,
  x: number,
  base: number,
  w: number,
  h: number,
  distance: number,
): string {
  const [lit, shade] = [light.paint('#8496b0', distance), light.paint('#5d6e8e', distance)];
  const snow = [
    light.paint('#fbfdff', distance * 0.7),
    light.paint('#cfdced', distance * 0.8),
  ] as const;
  const lean = (random() - 0.5) * w * 0.14;
  const top: [number, number] = [x + lean, base - h];
  const at = (share: number, side: number): [number, number] => [
    top[0] + (x + (side * w) / 2 - top[0]) * share,
    top[1] + h * share,
  ];
  const ridge = (share: number): [number, number] => [
    top[0] + lean * share * 0.6 + ((share * 10) % 2 < 1 ? 1 : -1) * w * 0.025,
    top[1] + h * share,
  ];
  const spine = [0.2, 0.42, 0.66, 1].map(ridge);
  const cap = 0.27 + random() * 0.1;
  const teeth = (side: number): [number, number][] =>
    [1, 0.72, 0.46, 0.22].map((t, i) => {
      const [cx, cy] = at(cap, side * t);
      return [top[0] + (cx - top[0]) * (t < 1 ? 0.8 : 1), cy + (i % 2 === 0 ? 0 : h * 0.07)];
    });
  return (
    polygon([top, ...spine, [x - w / 2, base]], lit) +
    polygon([top, ...spine, [x + w / 2, base]], shade) +
    polygon([top, at(cap, -1), ...teeth(-1).slice(1), ridge(cap * 0.9)], snow[0]) +
    polygon([top, at(cap, 1), ...teeth(1).slice(1), ridge(cap * 0.9)], snow[1])
  );
}

/** Peaks side by side, the high ones behind. */
export function range(
  canvas: Canvas,
  base: number,
  high: number,
  count: number,
  distance: number,
): string {
  const { width, random } = canvas;
  const peaks = Array.from({ length: count }, (_, i) => {
    const x = ((i + 0.5 + (random() - 0.5) * 0.5) / count) * width;
    const h = high * (0.62 + random() * 0.38);
    return { x, h };
  }).sort((a, b) => b.h - a.h);
  return peaks.map(({ x, h }) => peak(canvas, x, base, h * 1.9, h, distance)).join('');
}

const mist = ({ width, light, unit }: Canvas, id: string, y: number, alpha: number) =>
  `<defs><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${light.haze}" stop-opacity="0"/><stop offset="1" stop-color="${light.haze}" stop-opacity="${alpha}"/></linearGradient></defs>${rect(0, y - unit * 150, width, unit * 150, `url(#${id})`)}`;

/** Two ranges with mist between them, a wooded slope, an alp in front. */
export const mountains: DrawPlace = (canvas) => {
  const { width, height, unit, light, random } = canvas;
  const horizon = height * 0.58;
  const tone = grassTone(canvas);
  const wide = width / unit / 1_000;
  const far = range(canvas, horizon, unit * 300, Math.round(5 * wide) + 1, 0.66);
  const near = range(
    canvas,
    horizon + unit * 30,
    unit * 390,
    Math.max(2, Math.round(2.4 * wide)),
    0.3,
  );
  let trees = '';
  const count = Math.round(34 * wide);
  for (let i = 0; i < count; i += 1)
    trees += conifer(
      canvas,
      ((i + random()) / count) * width,
      horizon + unit * (58 + random() * 26),
      unit * (56 + random() * 56),
      0.22,
    );
  return {
    back:
      drawSky(canvas, horizon) +
      far +
      mist(canvas, 'mist-far', horizon, 0.75) +
      near +
      mist(canvas, 'mist-near', horizon + unit * 30, 0.5) +
      hill(
        canvas,
        horizon + unit * 36,
        unit * 26,
        light.paint(mix(tone, '#3b6f63', 0.45), 0.24),
        random,
      ) +
      trees +
      hill(canvas, horizon + unit * 92, unit * 16, light.paint(tone, 0.06), random) +
      softEdge(canvas, groundFill(canvas, 'alp', horizon + unit * 110, tone), horizon + unit * 82),
    front:
      tufts(canvas, height - unit * 16, Math.round(width / unit / 36), mix(tone, '#2e6b3d', 0.45)) +
      foreground(canvas, { tone, shade: '#17402f' }),
    horizon,
    ground: { far: horizon + unit * 140, near: height - unit * 75 },
    person: unit * 270,
  };
};

/** White hills with firs. */
export const snow: DrawPlace = (canvas) => {
  const { width, height, unit, light, random } = canvas;
  const horizon = height * 0.56;
  const wide = width / unit / 1_000;
  let trees = '';
  const count = Math.round(15 * wide);
  for (let i = 0; i < count; i += 1)
    trees += conifer(
      canvas,
      ((i + random()) / count) * width,
      horizon + unit * (30 + random() * 40),
      unit * (80 + random() * 100),
      0.34,
    );
  return {
    back:
      drawSky(canvas, horizon) +
      range(canvas, horizon + unit * 10, unit * 220, Math.round(4 * wide) + 1, 0.7) +
      mist(canvas, 'mist-far', horizon, 0.7) +
      hill(canvas, horizon + unit * 14, unit * 40, light.paint('#dbe7f1', 0.35), random) +
      trees +
      hill(canvas, horizon + unit * 82, unit * 24, light.paint('#eaf2f8', 0.1), random) +
      softEdge(
        canvas,
        groundFill(canvas, 'snow', horizon + unit * 100, '#eef5fa'),
        horizon + unit * 74,
      ) +
      `<g opacity=".6">${hill(canvas, horizon + unit * 200, unit * 18, light.paint('#dfeaf4'), random)}</g>`,
    front: '',
    horizon,
    ground: { far: horizon + unit * 120, near: height - unit * 80 },
    person: unit * 290,
  };
};
