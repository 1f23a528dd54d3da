import {
  band,
  both,
  circle,
  curve,
  hole,
  mirrored,
  polar,
  solid,
  through,
  turned,
  type Point,
} from './pen.ts';

/** Hands and faces in boxes of 512 units. */
export const figures: Record<string, () => string> = {
  'tintory/praying-hands': prayingHands,
  'tintory/geisha': geisha,
};

/** Palm to palm, seen from before: thumbs crossed over, cuffs below, light about them. */
function prayingHands(): string {
  const palm = [
    ...curve(
      through('262 92, 270 72, 282 76, 292 104, 304 168, 318 226, 344 288, 356 340, 348 388'),
    ),
    ...through('262 388'),
  ];
  const fingers = [
    '281 122, 290 178, 302 236, 298 240, 286 184',
    '300 226, 318 282, 322 330, 316 330, 308 282',
  ];
  const thumb = curve(
    through('266 300, 276 262, 290 236, 300 240, 300 262, 290 296, 282 336, 266 352'),
  );
  const half = (points: readonly Point[], draw: (points: readonly Point[]) => string) =>
    draw(points) + draw(mirrored(points));
  const cuff = through('262 402, 354 402, 366 470, 262 470');
  const rays = Array.from({ length: 9 }, (_, i) => {
    const at = -90 + (i - 4) * 24;
    const [from, to] = [i === 4 ? 186 : 172, i % 2 === 0 ? 250 : 222];
    return band([polar([256, 262], from, at), polar([256, 262], to, at)], (t) => 5.5 - 3.5 * t);
  });
  return (
    half(palm, solid) +
    fingers.map((finger) => half(through(finger), hole)).join('') +
    half(outline(thumb), hole) +
    half(cuff, solid) +
    half(circle([334, 436], 7, 16), hole) +
    rays.join('')
  );
}

/** A line about a shape, as the hole that shows it on ink. */
const outline = (line: readonly Point[]): Point[] => {
  const inner = line.map(([x, y], i): Point => {
    const t = Math.sin((i / (line.length - 1)) * Math.PI);
    return [x - 3.4 * t, y + 3.4 * t];
  });
  return [...line, ...inner.toReversed()];
};

/** Hair in lobes with a comb and flowers, a narrow face, the collars of a kimono. */
function geisha(): string {
  const hair = curve(through('256 84, 306 88, 352 116, 386 160, 392 214, 368 254, 334 268'));
  const line = curve(through('256 152, 292 146, 316 174, 322 220, 320 262')).toReversed();
  const lobes = [
    solid(curve(through('256 74, 220 62, 208 36, 232 16, 256 12, 280 16, 304 36, 292 62, 256 74'))),
  ];
  const jaw = curve(through('318 276, 308 316, 284 348, 256 362'));
  const neck = through('238 364, 274 364, 280 398, 256 424, 232 398');
  const eye = curve(through('272 236, 288 228, 308 224, 300 234, 286 240, 272 236'));
  const brow = curve(through('272 206, 290 196, 308 198'));
  const half = (points: readonly Point[], draw: (points: readonly Point[]) => string) =>
    draw(points) + draw(mirrored(points));
  const collar = (out: number) => [
    ...curve(
      through(
        `${290 + out} ${372 + out * 0.3}, ${300 + out} ${404 + out * 0.3}, 256 ${470 + out * 0.7}`,
      ),
    ),
    ...curve(
      through(
        `256 ${448 + out * 0.7}, ${282 + out} ${394 + out * 0.3}, ${274 + out} ${370 + out * 0.3}`,
      ),
    ),
  ];
  return (
    solid(both([...hair, ...line])) +
    lobes.join('') +
    half(jaw, (points) => band(points, 4)) +
    half(eye, solid) +
    half(brow, (points) => band(points, (t) => 4 - 2.6 * t)) +
    band(curve(through('258 262, 262 288, 252 294')), 2.6) +
    solid(
      curve(
        through('256 318, 244 312, 236 318, 248 330, 256 332, 264 330, 276 318, 268 312, 256 318'),
      ),
    ) +
    half(neck.slice(1, 3), (points) => band(points, 3.4)) +
    half(collar(0), solid) +
    half(collar(34), solid) +
    half(shoulder, solid) +
    pins()
  );
}

const shoulder = [
  ...curve(through('352 398, 404 420, 438 452, 452 500')),
  ...through('262 500, 300 474'),
];

/** Two sticks through the knot and a spray of blossoms at one side. */
function pins(): string {
  const blossom = (x: number, y: number, size: number) =>
    [0, 72, 144, 216, 288]
      .map((at) => solid(circle(polar([x, y], size, at - 90), size * 0.56, 20)))
      .join('');
  return (
    band(through('296 78, 404 34'), 4) +
    solid(circle([410, 31], 9)) +
    band(through('216 78, 108 34'), 4) +
    solid(circle([102, 31], 9)) +
    blossom(418, 116, 20) +
    blossom(436, 168, 15) +
    band(through('430 190, 434 236'), 2.6) +
    solid(turned(through('434 236, 440 250, 434 264, 428 250'), [434, 250], 0))
  );
}
