/** How high above its foot a thing carries another, in shares of its height. */
const seats: [RegExp, number][] = [
  [/couch/, 0.3],
  [/sofa/, 0.5],
  [/chair|bench/, 0.42],
  [/throne/, 0.16],
  [/^bed$/, 0.42],
  [/unicycle/, 0.9],
  [/surfboard/, 0.72],
  [/iceberg/, 0.88],
  [/spider-web/, 0.32],
  [/skateboard/, 0.66],
  [/lily-pad/, 0.5],
  [/bicycle|motorcycle|motor-scooter|horse/, 0.7],
  [/boat|canoe/, 0.36],
  [/branch/, 0.44],
  [/tree/, 0.86],
  [/tulip|rose|sunflower|blossom|hibiscus|hyacinth/, 0.78],
];

/** What is ridden: who is on it sits behind its near side, and is seen from the waist up. */
const mounts =
  /^(horse|unicorn|elephant|camel|two-hump-camel|donkey|cow|zebra|deer|dragon|t-rex|sauropod|sled|motorcycle)$/;
const riders =
  /^(man|woman|person|tintory-(boy|girl|child|old-man|old-woman|bearded-man|knight|ballerina)|astronaut|santa|mrs|cowboy|prince|princess|ninja|robot|alien)/;

/** Whoever stands before a seat looks better than on it. */
const standing =
  /^(man|woman|person)-(standing|walking)|^tintory-(boy|girl|child|old-man|old-woman|bearded-man)/;
const seating = /bench|chair|couch|sofa|throne|^bed$|unicycle/;

/** What hangs on a wall rather than stands on it. */
const hung = /^(mantelpiece-clock|alarm-clock|framed-picture|mirror|window|calendar|bell)$/;

/** Whether a thing is sat on. */
export const isSeat = (motif: string): boolean => seating.test(motif);

/** How high the front edge of a seat is, on which people sit, in shares of its height. */
const edges: [RegExp, number][] = [
  [/chair/, 0.36],
  [/bench/, 0.32],
  [/throne/, 0.36],
  [/sofa/, 0.36],
  [/couch/, 0.2],
  [/^bed$/, 0.34],
  [/unicycle/, 0.94],
];

/** How high above its foot a thing is sat on by people. */
export const edgeOf = (motif: string): number =>
  edges.find(([kind]) => kind.test(motif))?.[1] ?? seatOf('', motif);

/** Share of a thing's width on which others are: nobody sits on the arms of a sofa, or on a trunk. */
export const roomOn = (motif: string): number =>
  /branch/.test(motif) ? 0.6 : /sofa/.test(motif) ? 0.72 : 0.94;

/** What is ridden rather than sat on. */
export const isMount = (motif: string): boolean =>
  mounts.test(motif) || /bicycle|scooter|skateboard|surfboard/.test(motif);

/** Whether the one rides the other. */
export const rides = (motif: string, mount: string): boolean =>
  mounts.test(mount) && riders.test(motif);

/** How high above a thing's foot another is on it, in shares of its height. */
export function seatOf(motif: string, below: string): number {
  if (hung.test(motif) && /wall$/.test(below)) return 0.42;
  const seat = seats.find(([kind]) => kind.test(below))?.[1] ?? 0.95;
  const isTall = standing.test(motif) && seating.test(below);
  const isLow = /^tintory-lying-/.test(motif) && /sofa|bench/.test(below);
  return seat * (rides(motif, below) ? 0.62 : isTall ? 0.3 : isLow ? 0.78 : 1);
}
