import type { Weather } from '@tintory/prompts';
import { hasWeather, type Canvas } from './scene.ts';
import { ellipse, n, rect } from './shapes.ts';

/** Rain, snow and fog in front of the scene. */
export function drawWeather(canvas: Canvas, horizon: number): string {
  const { reading } = canvas;
  const isWhite = reading.place === 'snow' && !hasWeather(reading, 'rain');
  const has = (kind: Weather) =>
    hasWeather(reading, kind) || (kind === 'snow' && isWhite && hasWeather(reading, 'storm'));
  const fallen = has('storm')
    ? lightning(canvas, horizon) + (has('snow') ? '' : rain(canvas, 1.6))
    : has('rain')
      ? rain(canvas, has('snow') ? 0.5 : 1) + puddles(canvas, horizon)
      : '';
  return fallen + (has('fog') ? fog(canvas, horizon) : '') + (has('snow') ? snow(canvas) : '');
}

function rain({ width, height, unit, random, light }: Canvas, strength: number): string {
  const layer = (count: number, long: number, thick: number, alpha: number) => {
    let path = '';
    for (let i = 0; i < count; i += 1) {
      path += `M${n(random() * width * 1.1)} ${n(random() * height)}l${n(-unit * long * 0.22)} ${n(unit * long)}`;
    }
    return `<path fill="none" stroke="${light.time === 'night' ? '#b9c8ea' : '#f4fafd'}" stroke-opacity="${alpha}" stroke-linecap="round" stroke-width="${n(unit * thick)}" d="${path}"/>`;
  };
  const area = (width * height) / (unit * unit * 1_000_000);
  return layer(220 * area * strength, 34, 1.7, 0.4) + layer(95 * area * strength, 62, 2.8, 0.5);
}

function puddles({ width, height, unit, random }: Canvas, horizon: number): string {
  let rings = '';
  for (let i = 0; i < 16; i += 1) {
    const depth = random();
    const y = horizon + (0.4 + depth * 0.58) * (height - horizon);
    const r = unit * (8 + depth * 16);
    rings += ellipse(
      random() * width,
      y,
      r,
      r * 0.3,
      'none',
      `stroke="#ffffff" stroke-opacity=".32" stroke-width="${n(unit * 1.8)}"`,
    );
  }
  return rings;
}

function snow({ width, height, unit, random }: Canvas): string {
  let [far, near] = ['', ''];
  const area = (width * height) / (unit * unit * 1_000_000);
  for (let i = 0; i < 330 * area; i += 1) {
    const flake = `M${n(random() * width)} ${n(random() * height)}h0`;
    if (i % 4 === 0) near += flake;
    else far += flake;
  }
  return `<g fill="none" stroke="#fff" stroke-linecap="round"><path stroke-width="${n(unit * 5)}" stroke-opacity=".75" d="${far}"/><path stroke-width="${n(unit * 10)}" stroke-opacity=".9" d="${near}"/></g>`;
}

function fog({ width, height, unit, random, light }: Canvas, horizon: number): string {
  const bands = [0, 1, 2, 3, 4].map((i) => {
    const y = horizon - unit * 120 + i * unit * 95;
    return `<linearGradient id="fog${i}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${light.haze}" stop-opacity="0"/><stop offset=".5" stop-color="${light.haze}" stop-opacity="${0.62 - i * 0.09}"/><stop offset="1" stop-color="${light.haze}" stop-opacity="0"/></linearGradient>${rect(-10, y + (random() - 0.5) * unit * 30, width + 20, unit * 150, `url(#fog${i})`)}`;
  });
  return bands.join('') + rect(0, 0, width, height, light.haze, 'opacity=".16"');
}

function lightning({ width, unit, random }: Canvas, horizon: number): string {
  let x = width * (0.2 + random() * 0.6);
  let path = `M${n(x)} 0`;
  for (let y = 0; y < horizon;) {
    y += unit * (30 + random() * 46);
    x += unit * (random() - 0.5) * 84;
    path += `L${n(x)} ${n(Math.min(horizon, y))}`;
  }
  const bolt = (thick: number, color: string, alpha: number) =>
    `<path fill="none" stroke="${color}" stroke-opacity="${alpha}" stroke-width="${n(unit * thick)}" stroke-linejoin="round" stroke-linecap="round" d="${path}"/>`;
  return bolt(26, '#cfe0ff', 0.16) + bolt(12, '#e6eeff', 0.35) + bolt(4.5, '#ffffff', 1);
}
