import { mix } from './color-math.ts';
import { hasWeather, type Canvas } from './scene.ts';
import { ellipse, polygon, rect } from './shapes.ts';

/** Leaves of each season; winter's stand bare and white. */
const leaves = {
  spring: ['#86c06a', '#9fce7d', '#e8b7c8'],
  summer: ['#4f9a4c', '#5fac55', '#418844'],
  autumn: ['#d9822b', '#c9572c', '#e0a93a'],
  winter: ['#dfe9f0', '#cbd8e3', '#eef4f7'],
};

/** A conifer of layered skirts, its shaded side to the right. */
export function conifer(canvas: Canvas, x: number, base: number, high: number, distance: number) {
  const { light, random, reading } = canvas;
  const snowy =
    reading.season === 'winter' || hasWeather(reading, 'snow') || reading.place === 'snow';
  const green = mix('#2f6b45', '#3f7f4c', random());
  const [lit, shade] = [
    light.paint(green, distance),
    light.paint(mix(green, '#12303a', 0.35), distance),
  ];
  const wide = high * 0.4;
  let drawn = rect(
    x - high * 0.03,
    base - high * 0.12,
    high * 0.06,
    high * 0.12,
    light.paint('#5b4332', distance),
  );
  for (let i = 0; i < 4; i += 1) {
    const top = base - high * (0.36 + i * 0.205) - high * 0.06;
    const bottom = base - high * (0.07 + i * 0.205);
    const half = (wide / 2) * (1 - i * 0.19);
    drawn += polygon(
      [
        [x, top],
        [x + half, bottom],
        [x - half, bottom],
      ],
      lit,
    );
    drawn += polygon(
      [
        [x, top],
        [x + half, bottom],
        [x + half * 0.12, bottom],
      ],
      shade,
    );
    if (snowy) {
      const snow = light.paint('#f4f8fb', distance * 0.8);
      const down = top + (bottom - top) * 0.45;
      const at = half * 0.45;
      drawn += polygon(
        [
          [x, top],
          [x + at, down],
          [x + at * 0.3, down - high * 0.02],
          [x, down + high * 0.02],
          [x - at * 0.5, down - high * 0.02],
          [x - at, down],
        ],
        snow,
      );
    }
  }
  return drawn;
}

/** A broad tree of three crowns, lit from the upper left. */
export function broadleaf(canvas: Canvas, x: number, base: number, high: number, distance: number) {
  const { light, random, reading } = canvas;
  const season = hasWeather(reading, 'snow') ? 'winter' : (reading.season ?? 'summer');
  const tones = leaves[season];
  const tone = tones[Math.floor(random() * tones.length)] as string;
  const [bright, shade] = [
    light.paint(tone, distance),
    light.paint(mix(tone, '#1d3a3a', 0.3), distance),
  ];
  const r = high * 0.26;
  const top = base - high * 0.66;
  const trunk = polygon(
    [
      [x - high * 0.035, base],
      [x - high * 0.02, top],
      [x + high * 0.02, top],
      [x + high * 0.045, base],
    ],
    light.paint('#6b4a35', distance),
  );
  const crown = [
    [-0.72, 0.28, 0.78],
    [0.75, 0.3, 0.74],
    [0, -0.25, 1],
  ] as const;
  const part = (fill: string, shift: number, scale: number) =>
    crown
      .map(([dx, dy, s]) =>
        ellipse(
          x + dx * r + shift,
          top + dy * r + shift,
          r * s * scale,
          r * s * scale * 0.92,
          fill,
        ),
      )
      .join('');
  return trunk + part(shade, 0, 1) + part(bright, -r * 0.13, 0.86);
}

/** Tufts of grass or reed in front of everything. */
export function tufts(canvas: Canvas, y: number, count: number, color: string): string {
  const { width, unit, light, random } = canvas;
  let drawn = '';
  for (let i = 0; i < count; i += 1) {
    const x = random() * width;
    const base = y + random() * unit * 40;
    const high = unit * (16 + random() * 22);
    const fill = light.paint(mix(color, '#1c3b2a', random() * 0.3));
    for (const lean of [-0.5, -0.1, 0.45]) {
      drawn += polygon(
        [
          [x + lean * high * 0.4 - unit * 2.5, base],
          [x + lean * high, base - high * (1 - Math.abs(lean) * 0.3)],
          [x + lean * high * 0.4 + unit * 2.5, base],
        ],
        fill,
      );
    }
  }
  return drawn;
}
