import type { Weather } from '@tintory/prompts';
import { hasWeather, type Canvas } from './scene.ts';
import { ellipse, glow, n, rect, rolling, verticalGradient } from './shapes.ts';

/** The sky down to the horizon: gradient, sun or moon, stars, clouds. */
export function drawSky(canvas: Canvas, horizon: number): string {
  const { width, height, light, reading } = canvas;
  const overcast = hasWeather(reading, 'rain', 'storm', 'fog', 'snow');
  const hidden = overcast && !hasWeather(reading, 'sunny');
  const gradient = verticalGradient('sky', light.sky);
  const parts = [
    `<defs>${gradient}</defs>`,
    // Hills leave gaps: what shows through them is haze.
    rect(0, 0, width, height, light.haze),
    rect(0, 0, width, Math.min(height, horizon + 4), 'url(#sky)'),
  ];
  if (light.time === 'night' && !overcast) parts.push(stars(canvas, horizon));
  const sun = discPlace(canvas, horizon);
  if (!hidden) parts.push(disc(canvas, sun));
  const arc = hasWeather(reading, 'rainbow') ? rainbow(canvas, horizon) : '';
  const heaps = clouds(canvas, horizon, hidden ? undefined : sun);
  // Before a grey sky a rainbow is seen, and not behind it.
  parts.push(...(overcast ? [heaps, arc] : [arc, heaps]));
  return parts.join('');
}

export function stars({ width, unit, random }: Canvas, bottom: number): string {
  let small = '';
  let bright = '';
  const count = Math.round((width * bottom) / (unit * unit * 5_200));
  for (let i = 0; i < count; i += 1) {
    const [x, y] = [random() * width, random() ** 1.3 * bottom * 0.92];
    if (random() < 0.12) bright += `M${n(x)} ${n(y)}h0`;
    else small += `M${n(x)} ${n(y)}h0`;
  }
  return `<g stroke="#fff" stroke-linecap="round" fill="none"><path stroke-width="${n(unit * 2.2)}" stroke-opacity=".6" d="${small}"/><path stroke-width="${n(unit * 4)}" d="${bright}"/></g>`;
}

/** Where the sun or the moon stands: low at dawn and at sunset, a third from one side. */
type Disc = { x: number; y: number; low: boolean };

function discPlace({ width, unit, light, random }: Canvas, horizon: number): Disc {
  const low = light.time === 'sunset' || light.time === 'dawn';
  const x = width * (random() < 0.5 ? 0.3 : 0.7) + (random() - 0.5) * width * 0.08;
  const y = low ? horizon - unit * 78 : Math.min(horizon * 0.36, unit * 190);
  return { x, y, low };
}

function disc({ unit, light }: Canvas, { x, y, low }: Disc): string {
  const radius = unit * (low ? 74 : light.time === 'night' ? 54 : 52);
  const halo = glow('halo', x, y, radius * (low ? 5.4 : 4), light.disc, low ? 0.75 : 0.5);
  const body = ellipse(x, y, radius, radius, light.disc);
  if (light.time !== 'night') return halo + body;
  const craters = [
    [-0.3, -0.2, 0.2],
    [0.28, 0.22, 0.27],
    [0.2, -0.42, 0.12],
    [-0.32, 0.42, 0.14],
  ]
    .map(([dx = 0, dy = 0, r = 0]) =>
      ellipse(x + dx * radius, y + dy * radius, r * radius, r * radius, '#e2d7ad'),
    )
    .join('');
  return halo + body + craters;
}

function rainbow({ width, unit, random }: Canvas, horizon: number): string {
  const x = width * (0.42 + random() * 0.16);
  const colors = ['#e4572e', '#f6a23c', '#fbe15b', '#6ec66e', '#4aa6df', '#7b6bd1'];
  const outer = Math.min(width * 0.62, horizon * 1.1);
  return `<g fill="none" stroke-width="${n(unit * 13)}" opacity=".5">${colors
    .map((color, i) => {
      const r = outer - i * unit * 12.4;
      return `<circle cx="${n(x)}" cy="${n(horizon + unit * 60)}" r="${n(r)}" stroke="${color}"/>`;
    })
    .join('')}</g>`;
}

const cover: Partial<Record<Weather, number>> = { clouds: 8, rain: 10, storm: 11, snow: 9, fog: 5 };

function clouds(canvas: Canvas, horizon: number, sun?: Disc): string {
  const { width, unit, random, reading } = canvas;
  const heavy = Math.max(0, ...(reading.weather ?? []).map((kind) => cover[kind] ?? 0));
  const count = heavy || (hasWeather(reading, 'sunny') ? 2 : 4);
  let drawn = '';
  for (let i = 0; i < count; i += 1) {
    // Spread from left to right, so that no two clouds lie on each other.
    const x = ((i + 0.2 + random() * 0.6) / count) * width;
    const y = horizon * (0.17 + 0.45 * ((i * 0.618 + random() * 0.2) % 1));
    const far = y / horizon;
    if (sun && Math.hypot(x - sun.x, y - sun.y) < unit * 170) continue;
    drawn += cloud(canvas, x, y, unit * (heavy ? 270 : 190) * (1.15 - far * 0.75));
  }
  return drawn;
}

/** A flat-bottomed heap of bows, its lower part in shade. */
function cloud({ light, random }: Canvas, x: number, y: number, size: number): string {
  const bumps = 4 + Math.floor(random() * 2);
  const line = rolling(random);
  let bright = '';
  let shade = '';
  for (let i = 0; i < bumps; i += 1) {
    const t = (i + 0.5) / bumps;
    const r = size * (0.13 + 0.16 * Math.sin(t * Math.PI) + 0.03 * line(t));
    const cx = x + (t - 0.5) * size * 0.95;
    bright += ellipse(cx, y - r * 0.5, r, r * 0.82, light.cloud[0]);
    shade += ellipse(cx + r * 0.1, y - r * 0.2, r * 0.92, r * 0.46, light.cloud[1]);
  }
  const base = rect(
    x - size * 0.5,
    y - size * 0.1,
    size,
    size * 0.14,
    light.cloud[1],
    `rx="${n(size * 0.07)}"`,
  );
  return `<g opacity="${light.time === 'night' ? 0.6 : 0.92}">${bright}<g opacity=".75">${shade}${base}</g></g>`;
}
