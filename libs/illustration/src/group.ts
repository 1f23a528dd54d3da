import type { Group } from './item-group.ts';
import type { Thing } from '@tintory/prompts';
import { widthOf, type Item } from './item-size.ts';
import { type Sized } from './item.ts';
import { isFlanking, shareOut } from './shares.ts';
import { relate } from './relations/relate.ts';
import type { Canvas, Stage } from './scene.ts';
import { coverOver, isOver } from './shelter.ts';
import { canWear } from './wearable.ts';

export function createGroup(root: Sized, all: Sized[], canvas: Canvas, stage: Stage): Group {
  const { unit, random } = canvas;
  const { thing, art } = root;
  const one = root.tall * stage.person;
  const wide = (one * (art.right - art.left)) / (art.bottom - art.top);
  const rows = thing.count > 5 ? 2 : 1;
  const perRow = Math.ceil(thing.count / rows);
  const mirrored = random() < 0.5;
  const items = Array.from({ length: thing.count }, (_, i): Item => {
    const row = Math.floor(i / perRow);
    const along = (i % perRow) - (perRow - 1) / 2 + (row ? 0.5 : 0);
    const stagger = thing.count > 1 ? (i % 2) * unit * 26 + random() * unit * 14 : 0;
    const x = along * wide * (1.04 + random() * 0.08);
    return {
      thing,
      art,
      x,
      y: -stagger - row * unit * 60,
      height: one * (1 - 0.06 * (i % 2) - row * 0.12) * (0.97 + random() * 0.06),
      mirrored: thing.count > 1 ? random() < 0.5 : mirrored,
      order: 0,
      stands: 'ground',
    };
  });
  addRelated(root.thing, items, all, canvas, stage, 0);
  addCovers(items, all, stage);
  const left = Math.min(...items.map((item) => item.x - widthOf(item) / 2));
  const right = Math.max(...items.map((item) => item.x + widthOf(item) / 2));
  return { items, root, left, right };
}

/** Adds the things related to a thing, and those related to them. */
function addRelated(
  to: Thing,
  items: Item[],
  all: Sized[],
  canvas: Canvas,
  stage: Stage,
  depth: number,
  outwards?: -1 | 1,
): void {
  const anchor = items.find((item) => item.thing === to);
  const index = all.findIndex(({ thing }) => thing === to);
  if (!anchor || depth > 4) return;
  const shares = shareOut(all, anchor, index, stage.person, canvas);
  for (const child of all) {
    const { relation } = child.thing;
    if (relation?.to !== index || isOver(child.thing)) continue;
    if (items.some((item) => item.thing === child.thing)) continue;
    const found = shares.get(child.thing);
    if (!found) continue;
    // A thing beside a flanking thing goes to its outer side.
    const isOut = outwards && relation.kind === 'beside' && found.isAlone;
    const share = isOut ? { ...found, side: outwards } : found;
    const at = isFlanking(relation.kind) ? outermost(items, to, share.side) : anchor;
    // Two girls in dresses have one each, and two cats their hats.
    const owners =
      isFlanking(relation.kind) &&
      !relation.apart &&
      (child.thing.isEachs || canWear(child.thing.motif, to.motif));
    for (const owner of owners ? items.filter((item) => item.thing === to) : [at])
      items.push(...relate(child, relation.kind, owner, stage.person, canvas.unit, share));
    const side = isFlanking(relation.kind) ? share.side : outwards;
    addRelated(child.thing, items, all, canvas, stage, depth + 1, side);
  }
}

/** Adds umbrellas last: they are as wide as all below them. */
function addCovers(items: Item[], all: Sized[], stage: Stage): void {
  for (const cover of all) {
    const { relation } = cover.thing;
    const to = relation && all[relation.to]?.thing;
    if (!to || !isOver(cover.thing)) continue;
    const below = items.filter(({ thing }) => thing === to || isWith(thing, relation.to));
    if (below.length > 0) items.push(coverOver(cover, below, stage.person));
  }
}

const isWith = ({ relation }: Thing, index: number): boolean =>
  relation?.to === index && isFlanking(relation.kind);

/** The outermost copy of a thing on a side. */
const outermost = (items: Item[], thing: Thing, side: -1 | 1): Item =>
  items
    .filter((item) => item.thing === thing)
    .reduce((best, item) => ((item.x - best.x) * side > 0 ? item : best));
