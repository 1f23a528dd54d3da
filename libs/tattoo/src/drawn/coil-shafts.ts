import {
  arc,
  band,
  both,
  circle,
  curve,
  groove,
  mirrored,
  ring,
  solid,
  through,
  type Point,
} from './pen.ts';

/**
 * Upright shafts as they are wound about: slender enough for a coil, with all that sticks out above
 * it or below it. In boxes of 512 units.
 */
export const coilShafts: Record<string, () => string> = {
  'tintory/slender-dagger': dagger,
  'tintory/slender-sword': sword,
  'tintory/slender-arrow': arrow,
  'tintory/slender-cross': cross,
  'tintory/slender-anchor': anchor,
  'tintory/upright-rope': rope,
};

/** A guard that bends down at both ends, a blade that runs out into a long point. */
function dagger(): string {
  const grip = through('264 36, 271 50, 271 62, 266 75');
  const guard = curve(through('176 114, 206 96, 256 90, 306 96, 336 114'));
  return (
    solid(circle([256, 18], 14)) +
    solid(both(grip)) +
    band(guard, (t) => 5 + 5 * Math.sin(t * Math.PI)) +
    solid(both(through('281 104, 280 340, 274 420, 256 508')))
  );
}

/** A straight guard, a long grip, a fuller down the blade. */
function sword(): string {
  const windings = [44, 58, 72].map((y) => solid(both([[266, y - 5] as Point, [266, y + 5]])));
  return (
    solid(both(through('262 4, 272 14, 272 24, 262 34'))) +
    windings.join('') +
    solid(both(through('340 84, 346 90, 340 100, 264 102'))) +
    solid(both(through('280 108, 280 464, 256 508'))) +
    groove(through('256 122, 256 416'), (t) => 4 - 2 * t)
  );
}

/** The head above, the feathers below. */
function arrow(): string {
  const feather = (y: number) =>
    [1, -1]
      .map((way) =>
        solid(
          through(`14 ${y - 22}, 48 ${y + 10}, 48 ${y + 26}, 14 ${y - 6}`).map(([x, at]): Point => [
            256 + way * x,
            at,
          ]),
        ),
      )
      .join('');
  return (
    solid(both(through('256 4, 302 100, 266 84'))) +
    solid(both(through('265 90, 265 496'))) +
    [452, 474].map(feather).join('')
  );
}

/** Latin, its foot broader than its shaft. */
function cross(): string {
  return solid(
    both(
      through(
        '272 6, 276 14, 274 62, 344 58, 352 64, 352 96, 344 102, 274 98, 276 440, 284 500, 276 508',
      ),
    ),
  );
}

/** A ring, a stock, and arms that end in flukes. */
function anchor(): string {
  const arms = arc([256, 296], 184, 14, 166, 48);
  const fluke = through('434 256, 482 338, 446 326, 412 334');
  return (
    ring([256, 40], 25, 10) +
    solid(both(through('346 84, 354 94, 346 104, 262 106'))) +
    solid(both(through('276 114, 276 448'))) +
    band(arms, (t) => 9 + 12 * Math.sin(t * Math.PI)) +
    solid(fluke) +
    solid(mirrored(fluke))
  );
}

/** Strands that slant over each other from top to bottom. */
function rope(): string {
  const pitch = 27;
  return Array.from({ length: 17 }, (_, i) => strand(18 + i * pitch)).join('');
}

function strand(y: number): string {
  return solid(
    curve(
      through(
        `230 ${y + 14}, 238 ${y + 4}, 270 ${y - 12}, 281 ${y - 10}, 282 ${y + 2}, 274 ${y + 10}, 242 ${y + 27}, 231 ${y + 26}, 230 ${y + 14}`,
      ),
      5,
    ),
  );
}
