import { arc, band, circle, curve, hole, polar, ring, solid, through, type Point } from './pen.ts';

/** A cruiser from its right side, in a box of 512 units. */
export const motorcycles: Record<string, () => string> = {
  'tintory/motorcycle': () => wheel(rear) + wheel(front) + body + engine() + fork,
};

const rear: Point = [112, 344];
const front: Point = [404, 344];

function wheel(hub: Point): string {
  const spokes = Array.from({ length: 12 }, (_, i) =>
    band([polar(hub, 22, i * 30 + 8), polar(hub, 66, i * 30 + 8)], 2),
  );
  return ring(hub, 84, 14) + solid(circle(hub, 18)) + hole(circle(hub, 7)) + spokes.join('');
}

/** A part of a ring over a wheel. */
const fender = (hub: Point, from: number, to: number): string =>
  solid([...arc(hub, 118, from, to), ...arc(hub, 105, to, from)]);

const tank = curve(through('200 226, 216 198, 262 184, 306 192, 324 214, 304 230, 200 230'));
const seat = curve(through('192 224, 156 212, 120 204, 88 212, 82 222, 132 236, 190 240'));
const body =
  solid(tank) +
  hole(curve(through('232 210, 262 198, 294 204, 296 212, 262 212, 232 214'))) +
  solid(seat) +
  fender(rear, 196, 300) +
  fender(front, -140, -52) +
  band(curve(through('184 372, 130 384, 40 380')), (t) => 7 + 4 * t) +
  band(curve(through('318 238, 328 292, 306 344, 268 362')), 6);

/** Two cylinders in a V over a round case. */
function engine(): string {
  const cylinder = (way: -1 | 1) => {
    const at = (along: number, across: number): Point => [
      248 + way * (along * 0.42) + across * 0.91,
      322 - along * 0.91 + way * across * 0.42,
    ];
    return [42, 54, 66, 78]
      .map((along, i) => {
        const half = 24 + (i % 2) * 3;
        return solid([
          at(along, -half),
          at(along + 8, -half),
          at(along + 8, half),
          at(along, half),
        ]);
      })
      .join('');
  };
  return (
    cylinder(-1) +
    cylinder(1) +
    solid(circle([248, 334], 34)) +
    hole(circle([248, 334], 18)) +
    solid(circle([248, 334], 9))
  );
}

const fork =
  band(through('396 318, 344 190'), 6) +
  band(curve(through('340 180, 324 148, 292 142, 268 154')), 6) +
  solid(circle([374, 206], 20));
