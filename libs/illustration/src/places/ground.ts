import { mix } from '../color-math.ts';
import { hasWeather, type Canvas } from '../scene.ts';
import { n, rect, verticalGradient } from '../shapes.ts';

const grass = { spring: '#8fcb6b', summer: '#78b85a', autumn: '#c2a24e', winter: '#e8f0f5' };

/** Ground colour of the season. */
export const grassTone = ({ reading }: Canvas) =>
  hasWeather(reading, 'snow') ? grass.winter : grass[reading.season ?? 'summer'];

/** Ground from a line down, lighter towards the horizon. */
export const groundFill = (canvas: Canvas, id: string, top: number, color: string) =>
  `<defs>${verticalGradient(id, [canvas.light.paint(mix(color, '#ffffff', 0.14), 0.34), canvas.light.paint(color), canvas.light.paint(mix(color, '#16302c', 0.16))])}</defs>${rect(0, top, canvas.width, canvas.height - top, `url(#${id})`)}`;

/** Overlap that hides the seam of a ground's gradient. */
export const softEdge = (canvas: Canvas, body: string, top: number) =>
  `<defs><linearGradient id="edge" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#000"/><stop offset="1" stop-color="#fff"/></linearGradient><mask id="fade" maskUnits="userSpaceOnUse" x="0" y="0" width="${canvas.width}" height="${canvas.height}">${rect(0, top + canvas.unit * 30, canvas.width, canvas.unit * 160, 'url(#edge)')}${rect(0, top + canvas.unit * 189, canvas.width, canvas.height, '#fff')}</mask></defs><g mask="url(#fade)">${body}</g>`;

/** Wind's ripples on sand, wider apart towards the eye. */
export function ripples({ width, height, unit, light, random }: Canvas, top: number): string {
  let path = '';
  for (let i = 0; i < 46; i += 1) {
    const depth = random();
    const y = top + depth * (height - top);
    const w = unit * (26 + depth * 90);
    const x = random() * width;
    path += `M${n(x)} ${n(y)}q${n(w / 2)} ${n(-unit * (2 + depth * 5))} ${n(w)} 0`;
  }
  return `<path fill="none" stroke="${light.paint('#a9713c')}" stroke-opacity=".28" stroke-linecap="round" stroke-width="${n(unit * 2.4)}" d="${path}"/>`;
}
