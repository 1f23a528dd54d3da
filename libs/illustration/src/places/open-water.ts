import { mix } from '../color-math.ts';
import type { Canvas } from '../scene.ts';
import { n, polygon, rect, verticalGradient } from '../shapes.ts';

/** Water from the horizon down: the sky's colour far off, its own near, and glitter. */
export function water(canvas: Canvas, top: number, bottom: number, color: string): string {
  const { width, unit, light, random } = canvas;
  const fill = verticalGradient('water', [
    mix(light.paint(color, 0.5), light.sky.at(-1) as string, 0.45),
    light.paint(color, 0.12),
    light.paint(mix(color, '#0b3a5e', 0.3)),
  ]);
  let path = '';
  let bright = '';
  for (let i = 0; i < 90; i += 1) {
    const depth = random() ** 1.5;
    const y = top + unit * 6 + depth * (bottom - top);
    const w = unit * (14 + depth * 80);
    const line = `M${n(random() * width)} ${n(y)}h${n(w)}`;
    if (i % 3 === 0) bright += line;
    else path += line;
  }
  const lines = (d: string, color: string, alpha: number) =>
    `<path fill="none" stroke="${color}" stroke-opacity="${alpha}" stroke-linecap="round" stroke-width="${n(unit * 2.6)}" d="${d}"/>`;
  return `<defs>${fill}</defs>${rect(0, top, width, bottom - top + 2, 'url(#water)')}${lines(path, light.paint('#0f4d78'), 0.2)}${lines(bright, light.disc, 0.42)}`;
}

/** An island or headland on the horizon. */
export const headland = ({ width, unit, light, random }: Canvas, horizon: number) => {
  const left = random() < 0.5;
  const x = left ? -unit * 40 : width + unit * 40;
  const way = left ? 1 : -1;
  return polygon(
    [
      [x, horizon + 2],
      [x, horizon - unit * 74],
      [x + way * unit * 110, horizon - unit * 62],
      [x + way * unit * 190, horizon - unit * 30],
      [x + way * unit * 330, horizon + 2],
    ],
    light.paint('#5f8f7c', 0.62),
  );
};
