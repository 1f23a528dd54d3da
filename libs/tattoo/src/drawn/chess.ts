import { both, circle, curve, hole, solid, through, type Point } from './pen.ts';

/** Chess pieces as they are turned on a lathe, in boxes of 512 units. */
export const chessPieces: Record<string, () => string> = {
  'tintory/chess-king': () => body(178) + bell(178, 62, 96) + cross,
  'tintory/chess-queen': () => body(190) + bell(190, 56, 110) + coronet + ball(54, 20),
  'tintory/chess-bishop': () => body(226) + mitre + ball(78, 17),
  'tintory/chess-rook': () => body(214) + tower,
  'tintory/chess-pawn': () => body(266) + ball(200, 62),
};

/** Foot, stem and collar up to a height, parted by lines of air. */
function body(top: number): string {
  const foot: Point[] = through('256 436, 362 436, 376 452, 376 480, 136 480, 136 452, 150 436');
  const down = (share: number) => top + 44 + (424 - top - 44) * share;
  const stem = curve([
    [290, down(0)],
    [298, down(0.3)],
    [312, down(0.6)],
    [334, down(0.84)],
    [350, down(0.94)],
    [352, down(1)],
  ]);
  const collar: Point[] = [
    [316, top + 8],
    [330, top + 20],
    [316, top + 32],
  ];
  return solid(foot) + solid(both(stem)) + solid(both(collar));
}

/** The head that widens upwards from the collar. */
function bell(top: number, from: number, to: number): string {
  const side: Point[] = [
    [256 + to * 0.9, top - 92],
    [256 + to * 0.78, top - 50],
    [256 + from * 0.86, top - 14],
    [256 + from * 0.8, top - 4],
  ];
  return solid(both(curve(side)));
}

const ball = (y: number, radius: number): string => solid(circle([256, y], radius));

/** Five points over the rim of the queen's head. */
const coronet = solid(
  through('152 50, 190 72, 206 38, 232 72, 256 82, 280 72, 306 38, 322 72, 360 50, 346 90, 166 90'),
);

/** The king's cross on a low dome. */
const cross = solid(
  both(through('268 8, 265 26, 284 23, 284 47, 265 44, 270 62, 300 60, 336 66, 342 78')),
);

/** A bishop's hat with its slit. */
const mitre =
  solid([
    ...curve(through('262 98, 296 136, 316 180, 310 214, 290 226')),
    ...curve(through('222 226, 202 214, 196 180, 216 136, 250 98')),
  ]) + hole(through('262 134, 280 148, 246 196, 232 184'));

const tower = solid(
  through(
    '180 100, 216 100, 216 122, 238 122, 238 100, 274 100, 274 122, 296 122, 296 100, 332 100, 332 158, 308 172, 308 212, 204 212, 204 172, 180 158',
  ),
);
