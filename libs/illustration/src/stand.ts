import type { Thing } from '@tintory/prompts';
import { is, motifOf } from './catalogue/catalogue.ts';
import type { Group } from './item-group.ts';
import type { Item } from './item-size.ts';
import type { Canvas, Stage } from './scene.ts';

/**
 * Stands a group on the ground, on the road or in the water that is its own.
 *
 * @param x pixels from the left to the group's origin
 * @param scale factor on the group's pixels
 */
export function stand(
  { items, root }: Group,
  x: number,
  scale: number,
  canvas: Canvas,
  stage: Stage,
): Item[] {
  const { random, unit } = canvas;
  const { motif } = root.thing;
  const wet = isWet(root.thing, canvas) ? stage.water : undefined;
  const { far, near } =
    wet ?? (is(motif, 'road') ? stage.ground : (stage.pavement ?? stage.ground));
  // Boats and fish stay far out; others wade.
  const isNear = wet && root.thing.shore === 'in' && !isAfloat(motif);
  const depth = isNear
    ? 0.8 + random() * 0.2
    : wet
      ? 0.3 + random() * 0.5
      : root.tall > 1.55
        ? 0.12 + random() * 0.2
        : 0.5 + random() * 0.42;
  const y = far + (near - far) * depth;
  const size =
    scale *
    (wet && !isNear && wet.near < stage.ground.near - unit * 60
      ? 0.52 + depth * 0.3
      : 0.74 + depth * 0.26);
  const along = (at: number) => x + at * size + at * (scale - size) * 0.4;
  const sinkOf = ({ thing, height }: Item) =>
    wet && !thing.leaps ? sunkShare(thing.motif) * height * size : 0;
  const below = sinkOf(items[0] as Item);
  return items.map((item) => {
    // Things on another sink with it.
    const isGrounded = item.stands === 'ground';
    const sunk = isGrounded ? sinkOf(item) : below;
    return {
      ...item,
      ...(item.string && {
        string: { x: along(item.string.x), y: y + item.string.y * size + below },
      }),
      ...(wet && isGrounded && { sunk, stands: 'water' as const }),
      x: along(item.x),
      y: y + item.y * size + sunk,
      height: item.height * size,
      ...(item.sunk && { sunk: item.sunk * size }),
      order: y + item.y * size * (item.stands === 'thing' ? 0 : 1) + item.order,
    };
  });
}

const isAfloat = (motif: string): boolean => is(motif, 'floats') || is(motif, 'swims');

function isWet({ motif, shore }: Thing, { reading: { place } }: Canvas): boolean {
  if (shore && place !== 'underwater') return shore === 'in';
  const isDweller = is(motif, place === 'underwater' ? 'seabed' : 'shore');
  return !isDweller && (place === 'sea' || isAfloat(motif));
}

/** Share of a body below the water it stands in, where its record does not tell. */
const sunk = { person: 0.42, walker: 0.28 };

function sunkShare(motif: string): number {
  if (is(motif, 'floats')) return 0;
  const usual = is(motif, 'person') ? sunk.person : is(motif, 'walks') ? sunk.walker : 0;
  return motifOf(motif).sinks ?? usual;
}
