import type { Thing } from '@tintory/prompts';
import { is, roleOf } from './catalogue/catalogue.ts';
import { copies } from './copies.ts';
import { air, add, levels, settleIn, settleOver, type Drawing } from './drawing.ts';
import { nestle } from './nestle.ts';
import { extentOf, type Placed } from './placed.ts';

/** Places fire and mountains behind the lead, other ground in front of its foot. */
export function placeGround(drawing: Drawing, group: readonly Thing[]): void {
  const { lead, middle, width, height, size, put } = drawing;
  const [first, ...more] = copies(group);
  if (!first) return;
  if (is(first, 'line')) {
    settleIn(drawing, put(first, middle.x, lead.bottom, Math.max(width * 1.2, size * 0.9)), 90);
  } else if (is(first, 'fire')) {
    add(
      drawing,
      put(first, middle.x, middle.y - height * 0.04, size * 1.36, { level: levels.fire }),
    );
  } else if (is(first, 'high')) {
    const land = put(first, middle.x, 0, Math.max(width * 1.5, size * 1.15), {
      level: levels.fire,
    });
    const y = lead.top + height * 0.3 - extentOf([land]).top;
    add(drawing, { ...land, y });
  } else {
    const broad = Math.max(width * 1.25, size * 0.95);
    const land = put(first, middle.x, lead.bottom, broad, { level: levels.ground });
    settleOver(drawing, land, 90, height * 0.12);
  }
  const floor = extentOf(drawing.placed).bottom;
  more.slice(0, 4).forEach((motif, i) => {
    const one = put(motif, middle.x, floor, size * 0.5);
    const { bottom } = extentOf([one]);
    settleIn(drawing, { ...one, y: floor - (bottom - floor) }, i % 2 === 0 ? 180 : 0);
  });
}

/** Sizes of trees, a pair each, outwards from the lead. */
const treeSizes = [1, 0.76, 0.56];

/** Places trees at both sides in turn, smaller outwards: behind a creature, in front of land. */
export function placeTrees(drawing: Drawing, group: readonly Thing[], lead: Thing): void {
  const { middle, size, put, placed } = drawing;
  const [first] = group;
  if (first?.count === 1 && group.length === 1 && lead.relation?.kind === 'under') {
    return spreadOver(drawing, first.motif);
  }
  const all = extentOf(placed);
  const land = placed.find(({ motif }) => roleOf(motif) === 'ground');
  const motifs = copies(group);
  motifs.slice(0, 6).forEach((motif, i) => {
    const way = i % 2 === 0 ? -1 : 1;
    const share = treeSizes[Math.floor(i / 2)] ?? 0.5;
    if (!land) return growBehind(drawing, motif, way, share, Math.floor(i / 2));
    const tree = put(motif, middle.x, 0, size * share * 0.42, { mirrored: way > 0 });
    const { bottom } = extentOf([tree]);
    const one = { ...tree, y: all.bottom - bottom };
    const { left, right } = extentOf([land]);
    const x = middle.x + way * (right - left) * (0.34 + 0.15 * Math.floor(i / 2));
    const y = one.y + size * (0.05 + 0.04 * (i % 3));
    add(drawing, { ...one, x, y, level: levels.ground + 0.1 * (i + 1) });
  });
}

/** Places a tree half behind the lead's side, taller than the lead. */
function growBehind(
  drawing: Drawing,
  motif: string,
  way: -1 | 1,
  share: number,
  pair: number,
): void {
  const { lead, middle, width, height, size, put, placed } = drawing;
  const tall = Math.max(height * 1.35, size * 1.05) * share;
  const tree = put(motif, 0, 0, tall, { mirrored: way > 0, level: levels.fire - 0.1 * pair });
  const { left, right, bottom } = extentOf([tree]);
  const x = middle.x + way * (width * 0.4 + (right - left) * (0.12 + 0.62 * pair));
  placed.push({ ...tree, x, y: lead.bottom - height * 0.08 - bottom });
}

/** Places one tree behind the lead, its crown above it. */
function spreadOver({ lead, width, size, put, placed }: Drawing, motif: string): void {
  const tree = put(motif, lead.right - width * 0.1, 0, size * 1.3, {
    mirrored: true,
    level: levels.fire,
  });
  placed.push({ ...tree, y: lead.bottom - extentOf([tree]).bottom });
}

/** Angles for a number of motifs; the last one is in the middle and on top. */
const footAngles = [[64], [130, 50], [142, 38, 90], [158, 22, 116, 64]];
const footSizes = [0.54, 0.46, 0.42, 0.38];

/** Places motifs over the lead's foot: one at the side, two in the corners, more as a garland. */
export function placeAtFoot(drawing: Drawing, group: readonly Thing[], lead: Thing): void {
  const motifs = copies(group);
  const { length } = motifs;
  const size = drawing.size * (footSizes[length - 1] ?? 0.34);
  if (length === 1 && is(lead.motif, 'hand')) return holdIn(drawing, motifs[0] as string);
  const angles =
    footAngles[length - 1] ?? Array.from({ length }, (_, i) => 180 - ((i + 0.5) / length) * 180);
  const fresh: Placed[] = [];
  angles.forEach((angle, i) => {
    fresh.push(layBefore(drawing, fresh, motifs[i] as string, angle, size));
  });
  add(drawing, ...fresh);
}

/** Places a motif in the middle of an open hand. */
function holdIn({ placed, put, middle, height, size }: Drawing, motif: string): void {
  placed.push(put(motif, middle.x, middle.y + height * 0.1, size * 0.56, { level: levels.foot }));
}

/** Overlap of the middle one with the lead, small enough to leave the chin free. */
const atChin = 0.08;

function layBefore(
  drawing: Drawing,
  fresh: readonly Placed[],
  motif: string,
  angle: number,
  size: number,
): Placed {
  const { middle, put, placed } = drawing;
  const radians = (angle * Math.PI) / 180;
  const one = put(motif, middle.x, middle.y, size, {
    mirrored: Math.cos(radians) > 0.05,
    level: levels.foot,
  });
  const leads = placed.filter(({ level = 0 }) => level >= levels.lead && level < levels.ground);
  const met = nestle(one, leads, angle, 0.001);
  const depth = size * (Math.sin(radians) > 0.95 ? atChin : 0.33);
  const over = {
    ...met,
    x: met.x - Math.cos(radians) * depth,
    y: met.y - Math.sin(radians) * depth,
  };
  return nestle(over, fresh, angle, air * drawing.size);
}

/** Places a banner across the foot, in front of everything. */
export function placeBanner(drawing: Drawing, [banner]: readonly Thing[]): void {
  if (!banner) return;
  const { middle, width, size, height, put, lead } = drawing;
  const broad = Math.max(width * 1.2, size * 0.95);
  const one = put(banner.motif, middle.x, lead.bottom, broad, { level: levels.banner });
  settleOver(drawing, one, 90, height * 0.16);
}
