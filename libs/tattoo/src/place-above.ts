import type { Thing } from '@tintory/prompts';
import { is } from './catalogue/catalogue.ts';
import { copies } from './copies.ts';
import { levels, settleIn, settleOver, type Drawing } from './drawing.ts';
import { edgeOf, mirroredTo } from './placed.ts';

/** Places headwear on the lead's top, as wide as the head. */
export function placeHeadwear(drawing: Drawing, group: readonly Thing[]): void {
  const { lead, width, height, put } = drawing;
  const head = headOf(drawing);
  for (const { motif } of group.slice(0, 1)) {
    const one = put(motif, head.x, lead.top, Math.min(width, head.width) * 0.94, {
      level: levels.headwear,
    });
    settleOver(drawing, one, -90, height * 0.1);
  }
}

/** Middle and width of the lead's uppermost fifth. */
function headOf({ placed, lead, height, middle }: Drawing): { x: number; width: number } {
  let [left, right] = [Infinity, -Infinity];
  for (const one of placed) {
    if (one.level !== levels.lead) continue;
    const points = edgeOf(one);
    for (let i = 0; i < points.length; i += 2) {
      if ((points[i + 1] as number) > lead.top + height * 0.2) continue;
      left = Math.min(left, points[i] as number);
      right = Math.max(right, points[i] as number);
    }
  }
  const width = Math.max(right - left, height * 0.3);
  return { x: left < right ? (left + right) / 2 : middle.x, width };
}

/** Places flyers at the sides facing inwards; one alone at the upper right. */
export function placeFlyers(drawing: Drawing, group: readonly Thing[]): void {
  const motifs = copies(group);
  const size = drawing.size * ([0, 0.46, 0.56, 0.42][motifs.length] ?? 0.32);
  fan(motifs.length, [-42], [216, -36], [205, -90, -25]).forEach((angle, i) => {
    arrive(drawing, motifs[i] as string, angle, size);
  });
}

/** Places sparks in an arc over the lead, larger in the middle. */
export function placeSparks(drawing: Drawing, group: readonly Thing[]): void {
  const arch = group.find(({ motif }) => is(motif, 'arch'));
  if (arch) arrive(drawing, arch.motif, -90, drawing.size * 0.9);
  const motifs = copies(group.filter((thing) => thing !== arch));
  fan(motifs.length, [-128], [-142, -38], [-150, -90, -30]).forEach((angle, i) => {
    const motif = motifs[i] as string;
    const isMiddle = Math.abs(angle + 90) < 20;
    const size = is(motif, 'broad') ? 0.46 : isMiddle ? 0.28 : motifs.length > 3 ? 0.18 : 0.22;
    arrive(drawing, motif, angle, size * drawing.size);
  });
}

/** Angles for a number of motifs; more than three spread evenly over the upper half. */
function fan(count: number, ...few: number[][]): number[] {
  return (
    few[count - 1] ?? Array.from({ length: count }, (_, i) => -180 + ((i + 0.5) / count) * 180)
  );
}

/** Moves a motif in from an angle, facing the lead. */
function arrive(drawing: Drawing, motif: string, angle: number, size: number): void {
  const { middle, put } = drawing;
  const way = Math.cos((angle * Math.PI) / 180) > 0.1 ? -1 : 1;
  const one = put(motif, middle.x, middle.y, size, { mirrored: mirroredTo(motif, way) });
  settleIn(drawing, one, angle);
}
