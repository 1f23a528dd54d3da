import { hasWeather, type Canvas } from '../scene.ts';
import { ellipse, n, polygon, rect } from '../shapes.ts';
import { windowWeather } from './window-weather.ts';

/** What is in a room is drawn by its canvas and in the light inside. */
export type Interior = { canvas: Canvas; floor: number; paint: (color: string) => string };

export type Box = { x: number; y: number; width: number; height: number };

/** The weather behind glass and a frame; its sky is the gradient `view`. */
export function drawWindow({ canvas, paint }: Interior, box: Box): string {
  const { unit, light, reading } = canvas;
  const { x, y, width, height } = box;
  const isClear =
    hasWeather(reading, 'sunny') || !hasWeather(reading, 'rain', 'storm', 'snow', 'fog');
  const frame = paint('#fbf7ef');
  return (
    rect(x - unit * 14, y - unit * 14, width + unit * 28, height + unit * 28, frame) +
    rect(x, y, width, height, 'url(#view)') +
    (isClear ? ellipse(x + width * 0.72, y + height * 0.3, unit * 26, unit * 26, light.disc) : '') +
    `<path fill="${light.paint('#6fa56a', 0.3)}" d="M${n(x)} ${n(y + height)}v${n(-height * 0.2)}q${n(width * 0.3)} ${n(-height * 0.16)} ${n(width * 0.6)} ${n(height * 0.02)}t${n(width * 0.4)} ${n(-height * 0.04)}v${n(height * 0.22)}z"/>` +
    windowWeather(canvas, box) +
    rect(x + width / 2 - unit * 5, y, unit * 10, height, frame) +
    rect(x, y + height / 2 - unit * 5, width, unit * 10, frame) +
    rect(x - unit * 30, y + height + unit * 10, width + unit * 60, unit * 18, paint('#efe8da'))
  );
}

/** A picture on the wall, from its left edge. */
export function drawPicture({ canvas: { unit }, floor, paint }: Interior, x: number): string {
  return (
    rect(x, floor - unit * 420, unit * 150, unit * 190, paint('#8a6a4c')) +
    rect(x + unit * 12, floor - unit * 408, unit * 126, unit * 166, paint('#f6efe2')) +
    ellipse(x + unit * 75, floor - unit * 300, unit * 34, unit * 34, paint('#e07a5f')) +
    `<path fill="${paint('#81b29a')}" d="M${n(x + unit * 12)} ${n(floor - unit * 242)}v${n(-unit * 40)}q${n(unit * 60)} ${n(-unit * 50)} ${n(unit * 126)} 0v${n(unit * 40)}z"/>`
  );
}

export function drawRug({ canvas: { width, unit }, floor, paint }: Interior): string {
  return (
    ellipse(width / 2, floor + unit * 190, unit * 390, unit * 104, paint('#d9705b')) +
    ellipse(width / 2, floor + unit * 190, unit * 350, unit * 88, paint('#f2d8b6')) +
    ellipse(width / 2, floor + unit * 190, unit * 300, unit * 70, paint('#e39b7d'))
  );
}

/** Between the floorboards, toward a point far behind the wall. */
export function drawSeams({ canvas, floor, paint }: Interior): string {
  const { width, height, unit } = canvas;
  let seams = '';
  for (let i = -9; i <= 9; i += 1)
    seams += `M${n(width / 2 + i * unit * 70)} ${n(floor)}L${n(width / 2 + i * unit * 150)} ${n(height)}`;
  return `<path stroke="${paint('#97704a')}" stroke-width="${n(unit * 2)}" opacity=".6" d="${seams}"/>`;
}

/** What falls through the window onto the floor. */
export function drawLightOnFloor({ canvas, floor }: Interior, { x, width }: Box): string {
  const { height, unit, light } = canvas;
  const corners: [number, number][] = [
    [x, floor],
    [x + width, floor],
    [x + width * 1.1 - unit * 120, height],
    [x - unit * 190, height],
  ];
  return polygon(corners, '#fff4d0', `opacity="${light.time === 'night' ? 0.05 : 0.16}"`);
}
