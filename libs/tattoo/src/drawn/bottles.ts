import { band, curve, solid, through, type Point } from './pen.ts';

/** Empty bottles with room for what is in them. In boxes of 512 units. */
export const bottles: Record<string, () => string> = {
  'tintory/lying-bottle': () => bottle((point) => point) + sea(),
  'tintory/upright-bottle': () => bottle(([x, y]) => [y, 506 - x]),
};

/** From the neck about the body to the neck again, the cork beside it. */
function bottle(set: (point: Point) => Point): string {
  const upper = through(
    '440 214, 414 213, 394 200, 372 160, 346 132, 312 122, 200 120, 74 120, 34 132, 18 176, 18 256',
  );
  const glass = [
    ...upper,
    ...upper
      .slice(0, -1)
      .map(([x, y]): Point => [x, 512 - y])
      .toReversed(),
  ];
  const lip = through('446 202, 460 202, 460 310, 446 310');
  const cork = through('467 222, 498 216, 498 296, 467 290');
  return (
    band(
      curve(glass, 8).map((point) => set(point)),
      7,
    ) + [lip, cork].map((part) => solid(part.map(set))).join('')
  );
}

/** Three swells under a ship. */
function sea(): string {
  const swell = curve(
    through('44 346, 90 334, 136 346, 182 334, 228 346, 274 334, 320 346, 350 340'),
  );
  return band(swell, (t) => 2 + 5 * Math.sin(t * Math.PI));
}
