import { mix } from '../color-math.ts';
import type { Canvas } from '../scene.ts';
import { n, rect } from '../shapes.ts';

export const facades = [
  '#e9b08a',
  '#d98a76',
  '#8fb3b8',
  '#f0d3a0',
  '#b7a7c9',
  '#c9d2c2',
  '#9fb6d4',
];

/** A row of towers; their windows are lit in the evening. */
export function towers(
  canvas: Canvas,
  base: number,
  high: number,
  count: number,
  distance: number,
): string {
  const { width, light, random } = canvas;
  let drawn = '';
  for (let i = -1; i < count + 1; i += 1) {
    const w = (width / count) * (0.74 + random() * 0.5);
    const x = (i / count) * width + random() * w * 0.2;
    const h = high * (0.42 + random() * 0.58);
    const wall = mix('#7f93b5', facades[Math.floor(random() * facades.length)] as string, 0.35);
    drawn +=
      rect(x, base - h, w, h, light.paint(wall, distance)) +
      rect(x + w * 0.7, base - h, w * 0.3, h, light.paint(mix(wall, '#22304f', 0.3), distance));
    if (random() < 0.3)
      drawn += rect(
        x + w * 0.44,
        base - h - high * 0.1,
        w * 0.05,
        high * 0.1,
        light.paint('#5d6a88', distance),
      );
    drawn += windows(canvas, x, base - h, w, h, distance);
  }
  return drawn;
}

export function windows(
  { light, random, unit }: Canvas,
  x: number,
  y: number,
  w: number,
  h: number,
  distance: number,
): string {
  const evening = light.time === 'night' || light.time === 'sunset';
  const columns = Math.max(2, Math.floor(w / (unit * 25)));
  const rows = Math.floor(h / (unit * 34));
  let dark = '';
  let bright = '';
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const cell = `M${n(x + ((column + 0.28) / columns) * w)} ${n(y + ((row + 0.4) / rows) * h)}h${n((w / columns) * 0.44)}v${n((h / rows) * 0.5)}h${n((-w / columns) * 0.44)}z`;
      if (evening && random() < 0.45) bright += cell;
      else dark += cell;
    }
  }
  const pane =
    light.time === 'night'
      ? mix('#20305a', light.haze, distance * 0.6)
      : light.paint('#d3ecf5', distance);
  return `<path fill="${pane}" opacity=".7" d="${dark}"/><path fill="${mix('#ffd778', light.haze, distance * 0.45)}" d="${bright}"/>`;
}
