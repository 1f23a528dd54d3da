import { both, circle, curve, hole, polar, solid, through, type Point } from './pen.ts';

const middle: Point = [256, 256];

/** Eyes against envy, in boxes of 512 units. */
export const watchfulEyes: Record<string, () => string> = {
  'tintory/evil-eye': evilEye,
  'tintory/hamsa': hamsa,
};

/** The eye that looks back at envy: an iris in an almond, lashes as rays, a drop below. */
function evilEye(): string {
  const almond = (wide: number, high: number): Point[] => [
    ...curve([
      [256 - wide, 256],
      [256 - wide * 0.5, 256 - high * 0.86],
      [256, 256 - high],
      [256 + wide * 0.5, 256 - high * 0.86],
      [256 + wide, 256],
    ]),
    ...curve([
      [256 + wide, 256],
      [256 + wide * 0.5, 256 + high * 0.86],
      [256, 256 + high],
      [256 - wide * 0.5, 256 + high * 0.86],
      [256 - wide, 256],
    ]),
  ];
  const ray = (degrees: number, i: number) => {
    const long = i % 2 === 0 ? 238 : 204;
    const from = 128 + 62 * Math.abs(Math.cos((degrees * Math.PI) / 180));
    return solid([
      polar(middle, from, degrees - 2.4),
      polar(middle, long + 8 * Math.abs(Math.cos((degrees * Math.PI) / 180)), degrees),
      polar(middle, from, degrees + 2.4),
    ]);
  };
  const degrees = Array.from({ length: 9 }, (_, i) => -146 + i * 14);
  return (
    solid(almond(236, 112)) +
    hole(almond(204, 88)) +
    solid(circle(middle, 76)) +
    hole(circle(middle, 56)) +
    solid(circle(middle, 40)) +
    hole(circle([268, 242], 11)) +
    [...degrees, ...degrees.map((at) => -at)].map(ray).join('')
  );
}

/** A hand with two thumbs, and an eye in its palm. */
function hamsa(): string {
  const hand = both(
    curve(
      through(
        '256 38, 272 44, 279 66, 279 210, 284 222, 289 210, 292 84, 308 66, 326 84, 332 216, 342 246, 370 250, 384 226, 392 190, 424 180, 440 206, 426 290, 384 384, 330 440, 256 474',
      ),
      8,
    ),
  );
  const eye = (wide: number, high: number): Point[] => [
    ...curve([
      [256 - wide, 306],
      [256, 306 - high],
      [256 + wide, 306],
    ]),
    ...curve([
      [256 + wide, 306],
      [256, 306 + high],
      [256 - wide, 306],
    ]),
  ];
  const drops = [-1, 0, 1].map((i) => hole(circle([256 + i * 44, 408 - Math.abs(i) * 14], 9)));
  return (
    solid(hand) +
    hole(eye(84, 52)) +
    solid(circle([256, 306], 30)) +
    hole(circle([256, 306], 11)) +
    drops.join('')
  );
}
