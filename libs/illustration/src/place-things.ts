import type { Thing } from '@tintory/prompts';
import { is, isCreature } from './catalogue/catalogue.ts';
import { fly } from './fly.ts';
import { createGroup } from './group.ts';
import { type Group } from './item-group.ts';
import { sizeThings } from './item.ts';
import { type Item } from './item-size.ts';
import { inColors } from './many-colors.ts';
import { onSill } from './on-sill.ts';
import type { Canvas, Stage } from './scene.ts';
import { bySide, commonSide, sidedOf } from './sides.ts';
import { stand } from './stand.ts';

/** Share of the picture's width that things may fill. */
const fill = 0.9;

/** Places every thing, in drawing order. */
export async function placeThings(canvas: Canvas, stage: Stage): Promise<Item[]> {
  const sized = await sizeThings(canvas.reading.things, canvas.reading.place);
  const roots = sized.filter(({ thing }) => !thing.relation);
  // Relations in a circle leave no root.
  const firsts = roots.length > 0 ? roots : sized.slice(0, 1);
  // People stand in front of the window, not on its sill.
  const set = firsts.filter(
    ({ thing }) => thing.isOnSill && stage.sill && !is(thing.motif, 'person'),
  );
  const aloft = firsts.filter((one) => !set.includes(one) && isAloft(one.thing, canvas));
  const grounded = firsts.filter((one) => !set.includes(one) && !aloft.includes(one));
  const items = [
    ...onSill(
      set.map((root) => createGroup(root, sized, canvas, stage)),
      stage,
    ),
    ...pack(
      grounded.map((root) => createGroup(root, sized, canvas, stage)),
      canvas,
      stage,
    ),
    ...fly(
      aloft.map((root) => createGroup(root, sized, canvas, stage)),
      canvas,
      stage,
    ),
  ];
  return inColors(inStance(items)).sort((a, b) => a.order - b.order);
}

/** Turns two things to each other or away. */
function inStance(items: Item[]): Item[] {
  const pair = items.filter(({ thing }) => thing.stance).sort((a, b) => a.x - b.x);
  const [left, right] = pair;
  if (!left || !right || pair.length > 2) return items;
  const inwards = left.thing.stance === 'facing';
  left.mirrored = is(left.thing.motif, 'rightward') !== inwards;
  right.mirrored = is(right.thing.motif, 'rightward') === inwards;
  return items;
}

function isAloft(thing: Thing, { reading }: Canvas): boolean {
  if (reading.place === 'sky') return true;
  if (reading.place === 'underwater') return is(thing.motif, 'swims') && !is(thing.motif, 'seabed');
  const isAfloat =
    is(thing.motif, 'floats') &&
    !is(thing.motif, 'wings-folded') &&
    /^(sea|lake|beach)$/.test(reading.place ?? '');
  return (
    (thing.aloft === true && !is(thing.motif, 'bridge') && !isAfloat) || is(thing.motif, 'flies')
  );
}

/** Stands groups on the ground side by side, the first in the middle. */
function pack(groups: Group[], canvas: Canvas, stage: Stage): Item[] {
  if (groups.length === 0) return [];
  const { width, unit, random } = canvas;
  const gap = unit * 46;
  const ordered = bySide(fromTheMiddle(groups), sidedOf);
  const side = commonSide(groups);
  const sum = ordered.reduce((total, { left, right }) => total + right - left, 0);
  const scale = Math.min(
    mostGrown(ordered, width / sum),
    (width * fill - gap * (ordered.length - 1)) / sum,
    fitHeight(groups, stage),
  );
  const spare = Math.max(0, width * fill - sum * scale);
  const space = spare / (ordered.length + 1);
  // A lone group stands off the middle.
  const drift = ordered.length === 1 ? (random() - 0.5) * Math.min(spare * 0.5, width * 0.2) : 0;
  const shift = side ? side * space * 0.8 : drift;
  let x = (width * (1 - fill)) / 2 + shift;
  return ordered.flatMap((group) => {
    const wide = (group.right - group.left) * scale;
    x += space;
    const origin = x - group.left * scale;
    x += wide;
    return stand(group, origin, scale, canvas, stage);
  });
}

/** Width of a lone small thing in the picture's, and its greatest enlargement. */
const alone = { share: 0.27, most: 1.9 };

const mostGrown = (groups: readonly Group[], times: number): number => {
  const [group] = groups;
  const isAlone = groups.length === 1 && group?.items.length === 1;
  return isAlone && !isCreature(group.root.thing.motif)
    ? Math.max(1, Math.min(alone.most, alone.share * times))
    : 1;
};

const fitHeight = (groups: Group[], stage: Stage) =>
  Math.min(
    ...groups.map(
      ({ items }) =>
        (stage.ground.near * 0.86) / Math.max(...items.map((item) => item.height - item.y)),
    ),
  );

/** The first in the middle, the others to its right and left in turn. */
function fromTheMiddle<T>(list: T[]): T[] {
  return list.reduce<T[]>((row, one, i) => (i % 2 === 1 ? [...row, one] : [one, ...row]), []);
}
