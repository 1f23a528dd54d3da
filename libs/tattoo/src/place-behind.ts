import type { Thing } from '@tintory/prompts';
import { is, motifOf, roleOf } from './catalogue/catalogue.ts';
import { copies } from './copies.ts';
import { add, levels, settleIn, type Drawing } from './drawing.ts';
import { furthest, shareFree, type Placed } from './placed.ts';

/** Places wings behind the lead. */
export function placeWings(drawing: Drawing, [wings]: readonly Thing[]): void {
  if (!wings) return;
  const { placed, middle, width, height, put } = drawing;
  const side = Math.max(width * 2.6, height * 1.7);
  placed.push(put(wings.motif, middle.x, middle.y - height * 0.06, side, { level: levels.fire }));
}

/** Places a ring around the lead: a hollow one clear of it, any other larger than it. */
export function placeRing(drawing: Drawing, [ring]: readonly Thing[], lead: Thing): void {
  if (!ring) return;
  const { placed, middle, size, put } = drawing;
  const { hollow } = motifOf(ring.motif);
  const { share, low = 0 } = (is(lead.motif, 'peak') && hollow?.peak) || (hollow ?? {});
  const side = share ? (2 * furthest(placed, middle.x, middle.y)) / share : size * 1.5;
  add(drawing, put(ring.motif, middle.x, middle.y - low * side, side, { level: levels.ring }));
}

/** Places a light behind the lead's upper part; over land, or with a second one, in the sky. */
export function placeLight(
  drawing: Drawing,
  lights: readonly Thing[],
  lead: Thing,
  others: readonly Thing[],
): void {
  const { middle, lead: at, size, width, put } = drawing;
  const isLand = ['ground', 'tree', 'light'].includes(roleOf(lead.motif));
  // A blade would cross a light behind the lead, and trees would hide it.
  const isCrossed = others.some(({ motif }) => ['long', 'tree'].includes(roleOf(motif)));
  const [first] = lights;
  if (first && lights.length === 1 && lead.count > 1) {
    settleIn(drawing, put(first.motif, middle.x, middle.y, size * 0.42), -90);
    return;
  }
  lights.forEach(({ motif }, i) => {
    const way = i % 2 === 0 ? 1 : -1;
    if (isLand || isCrossed || lights.length > 1) {
      const one = put(motif, middle.x + way * width * 0.2, middle.y, size * 0.42);
      settleIn(drawing, one, way > 0 ? -62 : -118);
      return;
    }
    if (is(motif, 'horned')) {
      // A crescent holds the lead, or its upper horn would seem to grow out of it.
      const x = middle.x - width * 0.16;
      const y = middle.y - size * 0.08;
      add(drawing, put(motif, x, y, size * 1.55, { level: levels.light }));
      return;
    }
    const x = middle.x + width * 0.14;
    add(drawing, put(motif, x, at.top + size * 0.02, size * 0.86, { level: levels.light }));
  });
}

/** Places long things behind the lead, showing at both ends; several cross. */
export function placeBehind(
  drawing: Drawing,
  group: readonly Thing[],
  lead: Thing,
  others: readonly Thing[],
): void {
  const motifs = copies(group);
  const isAlone = others.length === 1;
  if (motifs.length === 1)
    add(
      drawing,
      ...oneBehind(drawing, motifs[0] as string, isAlone, roleOf(lead.motif) === 'long'),
    );
  else motifs.slice(0, 3).forEach((motif, i) => add(drawing, oneOfSeveral(drawing, motif, i)));
}

/** Lengths of what crosses the lead, in its longer side. */
const lengths = [1.42, 1.54, 1.66, 1.78, 1.9];
/** Least visible share of its edge. */
const enough = 0.55;

/** The shortest length that shows enough of it. */
function longEnough(crossed: (share: number) => Placed, above: readonly Placed[]): Placed {
  const sizes = lengths.map(crossed);
  const isShown = (one: Placed) => above.every((lead) => shareFree(one, lead) >= enough);
  return sizes.find(isShown) ?? (sizes.at(-1) as Placed);
}

function oneBehind(drawing: Drawing, motif: string, isAlone: boolean, mirrored: boolean): Placed[] {
  const { middle, size, width, height, put } = drawing;
  const level = levels.behind;
  if (is(motif, 'crossed')) {
    return [put(motif, middle.x, middle.y + height * 0.06, size * 1.5, { level })];
  }
  if (isAlone && is(drawing.placed[0]?.motif ?? '', 'plate') && is(motif, 'shaft')) {
    const [share, above] = is(motif, 'short') ? [1.9, 0.42] : [1.85, 0.31];
    const { turn } = motifOf(motif);
    return [put(motif, middle.x, middle.y - height * above, height * share, { turn, level })];
  }
  if (isAlone && !is(motif, 'standing')) {
    // Tall motifs are crossed below the head.
    const lower = height > width ? height * 0.05 : 0;
    const crossed = (share: number) =>
      put(motif, middle.x, middle.y + lower, size * share, { mirrored, level });
    return [longEnough(crossed, drawing.placed)];
  }
  const [share, higher] = is(motif, 'short') ? [1.62, 0.2] : [1.55, 0];
  const tall = Math.max(height * share, size * 1.3);
  const { turn } = motifOf(motif);
  return [put(motif, middle.x, middle.y - height * higher, tall, { turn, level })];
}

/** Places one of several: two lean against each other, a third stands between. */
function oneOfSeveral({ middle, size, height, put }: Drawing, motif: string, i: number): Placed {
  const { turn } = motifOf(motif);
  const lean = [40, -40, 0][i] as number;
  return put(motif, middle.x, middle.y + height * 0.04, size * 1.55, {
    turn: lean < 0 ? -turn + lean : turn + lean,
    mirrored: lean < 0,
    level: levels.behind + i * 0.2,
  });
}
