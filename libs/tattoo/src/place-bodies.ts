import type { Thing } from '@tintory/prompts';
import { is, roleOf } from './catalogue/catalogue.ts';
import { copies } from './copies.ts';
import { levels, settleIn, settleOver, type Drawing } from './drawing.ts';
import { placeBehind } from './place-behind.ts';
import { mirroredTo } from './placed.ts';

/** Whether a body is a single object that lies at the lead's foot. */
export const liesAtFoot = ({ motif, count }: Thing, lead: Thing): boolean =>
  roleOf(motif) === 'body' &&
  count === 1 &&
  !is(motif, 'creature') &&
  !(is(motif, 'standing') && is(lead.motif, 'compact'));

/**
 * Places bodies: a sign or a snake behind the lead, two at its sides, more in an arc below.
 */
export function placeBodies(drawing: Drawing, group: readonly Thing[], lead: Thing): void {
  const signs = group.filter(({ motif, count }) => count === 1 && is(motif, 'standing'));
  if (signs.length > 0) placeBehind(drawing, signs, lead, group);
  const winding = group.find(({ motif, count }) => count === 1 && is(motif, 'winds'));
  if (winding) windOut(drawing, winding.motif);
  const others = group.filter((thing) => !signs.includes(thing) && thing !== winding);
  const motifs = copies(others);
  if (motifs.length === 2) guard(drawing, motifs);
  else if (motifs.length === 1) settleBefore(drawing, motifs[0] as string);
  else if (motifs.length > 2) below(drawing, motifs);
}

function windOut({ placed, put, middle, size }: Drawing, motif: string): void {
  placed.push(put(motif, middle.x, middle.y, size * 1.55, { level: levels.fire - 0.5 }));
}

function guard(drawing: Drawing, motifs: string[]): void {
  const { lead, middle, size, put } = drawing;
  motifs.forEach((motif, i) => {
    const way = i === 0 ? -1 : 1;
    const one = put(motif, middle.x, 0, size * 0.66, {
      mirrored: mirroredTo(motif, way < 0 ? 1 : -1),
    });
    const y = lead.bottom - (size * 0.66) / 2;
    settleIn(drawing, { ...one, y }, way < 0 ? 180 : 0);
  });
}

/** Places a body over the lead's lower right, facing away. */
function settleBefore(drawing: Drawing, motif: string): void {
  const { middle, size, put } = drawing;
  const one = put(motif, middle.x, middle.y, size * 0.7, {
    mirrored: mirroredTo(motif, 1),
    level: levels.foot,
  });
  settleOver(drawing, one, 40, size * 0.14);
}

function below(drawing: Drawing, motifs: string[]): void {
  const { middle, size, put } = drawing;
  motifs.forEach((motif, i) => {
    const angle = 180 - ((i + 0.5) / motifs.length) * 180;
    const way = angle > 90 ? 1 : -1;
    const one = put(motif, middle.x, middle.y, size * 0.42, { mirrored: mirroredTo(motif, way) });
    settleIn(drawing, one, angle);
  });
}
