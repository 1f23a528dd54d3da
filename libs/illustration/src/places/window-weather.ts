import { hasWeather, type Canvas } from '../scene.ts';
import { ellipse, n, rect } from '../shapes.ts';

type Pane = { x: number; y: number; width: number; height: number };

/** The weather as it is seen through a window, from within its frame. */
export function windowWeather(canvas: Canvas, pane: Pane): string {
  const { reading, unit, random, light } = canvas;
  const { x, y, width, height } = pane;
  const at = () => [x + random() * width, y + random() * height] as const;
  let [drops, flakes] = ['', ''];
  for (let i = 0; i < 60; i += 1) {
    const [left, top] = at();
    drops += `M${n(left)} ${n(top)}l${n(-unit * 5)} ${n(unit * 22)}`;
    flakes += `M${n(left)} ${n(top)}h0`;
  }
  const line = (path: string, thick: number) =>
    `<path fill="none" stroke="#fff" stroke-opacity=".75" stroke-linecap="round" stroke-width="${n(unit * thick)}" d="${path}"/>`;
  const [middle, radius] = [x + width / 2, width * 0.46];
  const arcs = ['#e4572e', '#fbe15b', '#6ec66e', '#4aa6df'].map((color, i) =>
    ellipse(
      middle,
      y + height,
      radius - i * unit * 8,
      height * 0.8 - i * unit * 8,
      'none',
      `stroke="${color}" stroke-opacity=".7" stroke-width="${n(unit * 8)}"`,
    ),
  );
  const seen = [
    hasWeather(reading, 'rainbow') ? arcs.join('') : '',
    hasWeather(reading, 'fog') ? rect(x, y, width, height, light.haze, 'opacity=".7"') : '',
    hasWeather(reading, 'rain', 'storm') ? line(drops, 2) : '',
    hasWeather(reading, 'snow') ? line(flakes, 7) : '',
  ].join('');
  if (!seen) return '';
  const clip = `<clipPath id="pane"><rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"/></clipPath>`;
  return `<defs>${clip}</defs><g clip-path="url(#pane)">${seen}</g>`;
}
