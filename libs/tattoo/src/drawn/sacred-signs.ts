import { interlaced, triangle } from './interlaced.ts';
import { arc, band, circle, curve, hole, polar, ring, solid, through, type Point } from './pen.ts';

const middle: Point = [256, 256];

/** Signs of faiths, of luck and of peace, in boxes of 512 units. */
export const sacredSigns: Record<string, () => string> = {
  'tintory/star-of-david': starOfDavid,
  'tintory/peace': peace,
  'tintory/flower-of-life': flowerOfLife,
  'tintory/unalome': unalome,
  'tintory/om': om,
};

function starOfDavid(): string {
  const strands = [triangle(middle, 216), triangle(middle, 216, -1)];
  return interlaced(strands, 17, 9, (_, __, nth) => nth % 2 === 0);
}

/** A disc with what lies between its bars left open. */
function peace(): string {
  const [rim, half] = [192, 20];
  const lean = (Math.asin(half / rim) * 180) / Math.PI;
  const open = (from: number, to: number) => {
    const apex = half / Math.sin((((to - from) / 2) * Math.PI) / 180);
    return hole([
      polar(middle, apex, (from + to) / 2),
      ...arc(middle, rim, from + lean, to - lean),
    ]);
  };
  return solid(circle(middle, 236)) + open(-90, 45) + open(45, 90) + open(90, 135) + open(135, 270);
}

/** Nineteen circles, each through the middles of those beside it, in a double rim. */
function flowerOfLife(): string {
  const radius = 72;
  const rows = [-2, -1, 0, 1, 2].flatMap((row) =>
    Array.from({ length: 5 - Math.abs(row) }, (_, i): Point => {
      const x = (i - (4 - Math.abs(row)) / 2) * radius;
      return [256 + x, 256 + row * radius * Math.sin(Math.PI / 3)];
    }),
  );
  return (
    rows.map((at) => ring(at, radius, 4)).join('') + ring(middle, 220, 4) + ring(middle, 238, 7)
  );
}

/** From wandering to the straight way: a spiral, bows that grow less, a line, three dots. */
function unalome(): string {
  const spiral = Array.from({ length: 80 }, (_, i): Point => {
    const t = i / 79;
    return polar([256, 400], 8 + 66 * t, 700 - t * 700);
  });
  const bows: Point[] = through(
    '322 360, 290 318, 246 304, 206 284, 214 258, 256 250, 294 236, 288 214, 256 206, 230 196, 234 180, 256 172, 262 150, 256 128, 256 84',
  );
  const line = curve([...spiral.filter((_, i) => i % 4 === 0), ...bows], 8);
  const dots = through('58 9, 34 7, 14 5');
  return (
    band(line, (t) => 7.5 - 2.5 * t) + dots.map(([y, r]) => solid(circle([256, y], r))).join('')
  );
}

/** The syllable: two bows at the left, a tail to the right, crescent and dot above. */
function om(): string {
  const thick = (t: number) => 11 + 15 * Math.sin(t * Math.PI);
  const upper = curve(through('106 160, 152 124, 204 142, 204 186, 152 208'), 14);
  const lower = curve(through('170 244, 220 254, 238 314, 204 384, 138 396, 86 348'), 14);
  const tail = curve(through('282 268, 320 234, 368 216, 404 254, 398 330, 352 378, 304 350'), 14);
  const moon = curve(through('276 104, 320 154, 388 150, 428 96'), 14);
  return (
    band(upper, thick) +
    band(lower, thick) +
    band(tail, (t) => 9 + 14 * Math.sin(t * Math.PI)) +
    band(moon, (t) => 3 + 15 * Math.sin(t * Math.PI)) +
    solid(through('356 44, 384 72, 356 100, 328 72'))
  );
}
