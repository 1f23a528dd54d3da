import { leaf } from './leaf.ts';
import { band, circle, curve, solid, through, turned, type Point } from './pen.ts';

/** Flowers on their stems, in boxes of 512 units. */
export const flowerStems: Record<string, () => string> = {
  'tintory/lavender': lavender,
  'tintory/gladiolus': () => spike(45),
  'tintory/larkspur': () => spike(35),
  'tintory/lily-of-the-valley': lilyOfTheValley,
  'tintory/snowdrop': snowdrop,
};

/** Whorls of buds that grow less towards the tip. */
function lavender(): string {
  const buds = Array.from({ length: 9 }, (_, row) => {
    const y = 286 - row * 29;
    const size = row === 0 ? 0.8 : 1.12 - row * 0.08;
    return [-62, -24, 24, 62]
      .map((degrees) => {
        const bud: Point[] = curve(through('0 0, 11 -18, 8 -40, 0 -48, -8 -40, -11 -18, 0 0'));
        const placed = bud.map(([x, by]): Point => [256 + x * size, y + by * size * 0.92]);
        return solid(turned(placed, [256, y], degrees));
      })
      .join('');
  });
  return (
    buds.join('') +
    solid(turned(curve(through('256 54, 264 38, 256 12, 248 38, 256 54')), [256, 54], 0)) +
    band(through('256 296, 257 400, 254 500'), 5) +
    leaf([256, 470], [352, 352], 17) +
    leaf([254, 484], [168, 382], 17)
  );
}

/** Florets along a stem, buds at its tip, blades of leaves below. */
function spike(size: number): string {
  const florets = Array.from({ length: 8 }, (_, i) => {
    const side = i % 2 === 0 ? -1 : 1;
    const radius = size * (1.42 - i * 0.115);
    return floret([256 + side * radius * 0.82, 352 - i * 38], radius, i * 20);
  });
  const tips = [44, 22].map((y, i) => solid(circle([256 + (i ? 4 : -6), y], 9 - i * 3)));
  return (
    florets.join('') +
    tips.join('') +
    band(curve(through('256 30, 256 400, 252 504')), 4.5) +
    leaf([254, 500], [330, 388], 13) +
    leaf([252, 502], [176, 400], 13)
  );
}

function floret(middle: Point, radius: number, turn: number): string {
  const petal = curve([
    [middle[0] + radius * 0.16, middle[1]],
    [middle[0] + radius * 0.6, middle[1] + radius * 0.4],
    [middle[0] + radius, middle[1]],
    [middle[0] + radius * 0.6, middle[1] - radius * 0.4],
    [middle[0] + radius * 0.16, middle[1]],
  ]);
  return [0, 72, 144, 216, 288].map((at) => solid(turned(petal, middle, at + turn))).join('');
}

/** Bells on an arched stem before a broad leaf. */
function lilyOfTheValley(): string {
  const stem = curve(through('236 500, 230 380, 240 250, 286 130, 352 66, 420 60'));
  const bells = [
    [236, 262, 1.24],
    [262, 182, 1.12],
    [308, 112, 1],
    [366, 66, 0.86],
    [420, 62, 0.7],
  ] as const;
  const bell = curve(
    through('0 16, 26 28, 30 58, 42 80, 20 74, 0 84, -20 74, -42 80, -30 58, -26 28, 0 16'),
  );
  return (
    band(stem, (t) => 6 - 2.5 * t) +
    bells
      .map(([x, y, size]) => {
        const side = 34 * size;
        const stalk = curve([
          [x, y],
          [x + side * 0.8, y - 12],
          [x + side, y + 18 * size],
        ]);
        const hung = bell.map(([bx, by]): Point => [x + side + bx * size, y + by * size]);
        return band(stalk, 3) + solid(hung);
      })
      .join('') +
    leaf([232, 502], [104, 96], 74)
  );
}

/** One hanging head of three petals, two blades. */
function snowdrop(): string {
  const petal = curve(through('300 168, 336 214, 340 282, 302 344, 282 280, 284 214, 300 168'));
  const outer = curve(through('296 166, 258 206, 232 266, 234 326, 266 272, 284 214, 296 166'));
  const round = (points: readonly Point[]) => points.map(([x, y]): Point => [604 - x, y]);
  return (
    band(curve(through('236 500, 226 340, 214 180, 246 70, 296 84, 302 136')), 6) +
    solid(circle([302, 148], 17)) +
    solid(petal.map(([x, y]): Point => [x - 10, y + 10])) +
    solid(outer) +
    solid(round(outer)) +
    leaf([238, 502], [378, 280 + 96], 20) +
    leaf([230, 502], [126, 250], 22)
  );
}
