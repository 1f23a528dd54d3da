import { createRandom } from '@tintory/pixels';
import { linear, mixColor, type Color, type Material } from '../samples/light.ts';
import { layeredNoise } from '../samples/noise.ts';
import { smoothstep } from '../samples/shapes.ts';

/** Rooms far behind the thing, as a lens blurs them: `x` and `y` in units of the thing. */
type Blurred = (x: number, y: number) => Material;

const matt = (color: Color): Material => ({ color, roughness: 1, reflectance: 0 });

/** 1 within a rectangle, softly 0 outside. */
const patch = (x: number, y: number, cx: number, cy: number, w: number, h: number, blur: number) =>
  smoothstep(w + blur, w - blur, Math.abs(x - cx)) *
  smoothstep(h + blur, h - blur, Math.abs(y - cy));

const disc = (x: number, y: number, cx: number, cy: number, r: number, blur: number) =>
  smoothstep(r + blur, r - blur, Math.hypot(x - cx, y - cy));

type Blot = { x: number; y: number; w: number; h: number; color: Color };

const bookColors = ['#8d4a3a', '#c9b48a', '#3f5a63', '#d8d0c0', '#6d7a54', '#a9793f', '#41414a'];

function booksOn(height: number, seed: number): Blot[] {
  const random = createRandom(seed);
  const books: Blot[] = [];
  for (let x = -4; x < 4;) {
    const w = 0.08 + random() * 0.1;
    const h = 0.42 + random() * 0.24;
    const color = linear(bookColors[Math.floor(random() * bookColors.length)] ?? '#888888');
    if (random() > 0.22) books.push({ x: x + w, y: height + h, w, h, color });
    x += w * 2 + 0.02;
  }
  return books;
}

const books = [...booksOn(0.35, 3), ...booksOn(2.3, 8)];

/** A shelf with books, a lamp's shine at the side. */
export const room: Blurred = (x, y) => {
  let color = mixColor(linear('#b7ab99'), linear('#d3c8b5'), smoothstep(-4, 3, x));
  for (const shelf of [0.2, 2.15, 4.1]) {
    color = mixColor(color, linear('#7d5c3d'), patch(x, y, 0, shelf, 9, 0.08, 0.1));
  }
  for (const book of books) {
    color = mixColor(color, book.color, 0.85 * patch(x, y, book.x, book.y, book.w, book.h, 0.09));
  }
  const shine = Math.exp(-(((x - 3.1) / 1.3) ** 2) - ((y - 2.6) / 1.5) ** 2);
  return matt(mixColor(color, [1.25, 0.92, 0.55], 0.7 * shine));
};

/** Tiles, a shelf with jars, light from a window. */
export const kitchen: Blurred = (x, y) => {
  const joint = (v: number, size: number) => {
    const within = ((v % size) + size) % size;
    return smoothstep(0.09, 0.02, Math.min(within, size - within));
  };
  const row = Math.floor(y / 0.55);
  const line = Math.max(joint(y, 0.55), joint(x + (row % 2) * 0.55, 1.1));
  let color = mixColor(linear('#d2d4cf'), linear('#aeb0ab'), 0.6 * line);
  color = mixColor(color, linear('#8c6a48'), patch(x, y, 1.4, 2.45, 2.6, 0.07, 0.08));
  const jars = ['#c7a06a', '#6b4a35', '#d9d2c2', '#7f9a86'];
  jars.forEach((jar, i) => {
    color = mixColor(
      color,
      linear(jar),
      0.85 * patch(x, y, -0.4 + i * 0.85, 2.9, 0.24, 0.36, 0.08),
    );
  });
  color = mixColor(color, linear('#6f8560'), 0.9 * disc(x, y, -2.7, 1.1, 0.75, 0.35));
  const daylight = smoothstep(0.5, -4.5, x);
  return matt(mixColor(color, [1.15, 1.18, 1.2], 0.45 * daylight));
};

const random = createRandom(21);
const lights = Array.from({ length: 70 }, () => ({
  x: (random() - 0.5) * 12,
  y: random() * 6,
  r: 0.15 + random() * 0.35,
  color: mixColor(linear('#7fa04a'), linear('#e6e7a8'), random() ** 2),
  strength: 0.15 + 0.4 * random(),
}));

/** Leaves out of focus: rounds of light in the dark green. */
export const garden: Blurred = (x, y) => {
  const depth = layeredNoise(x * 0.5, y * 0.6, 5, 3);
  let color = mixColor(linear('#2d4022'), linear('#7f9a58'), smoothstep(0.25, 0.75, depth));
  color = mixColor(linear('#4c5a37'), color, smoothstep(-0.3, 1.2, y));
  for (const spot of lights) {
    if (Math.abs(x - spot.x) > spot.r * 1.5) continue;
    color = mixColor(
      color,
      spot.color,
      spot.strength * disc(x, y, spot.x, spot.y, spot.r, spot.r * 0.25),
    );
  }
  return matt(color);
};
