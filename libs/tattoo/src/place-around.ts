import type { Thing } from '@tintory/prompts';
import { is, motifOf, roleOf } from './catalogue/catalogue.ts';
import { copies } from './copies.ts';
import { levels, settleIn, settleOver, type Drawing } from './drawing.ts';
import { mirroredTo } from './placed.ts';

/** Places motifs at both sides of the lead in turn, facing it; flyers higher, others half behind it. */
export function placeBetween(drawing: Drawing, group: readonly Thing[]): void {
  const { middle, size, height, put } = drawing;
  const motifs = copies(group);
  motifs.forEach((motif, i) => {
    const way = i % 2 === 0 ? -1 : 1;
    const { turn } = motifOf(motif);
    const one = put(motif, middle.x, middle.y, size * (motifs.length > 2 ? 0.46 : 0.62), {
      turn: way < 0 ? turn : -turn,
      mirrored: is(motif, 'stem') ? way > 0 : mirroredTo(motif, way < 0 ? 1 : -1),
    });
    if (roleOf(motif) === 'flyer') {
      settleIn(drawing, one, way < 0 ? 212 : -32);
      return;
    }
    const low = { ...one, y: middle.y + height * 0.14, level: levels.behind + i * 0.1 };
    settleOver(drawing, low, way < 0 ? 180 : 0, i < 2 ? size * 0.14 : 0);
  });
}

/** Places motifs in a ring behind the lead, flower heads outwards. */
export function placeAround(drawing: Drawing, group: readonly Thing[]): void {
  const { middle, size, put } = drawing;
  const motifs = copies(group);
  const share = Math.max(0.3, 0.64 - motifs.length * 0.035);
  motifs.forEach((motif, i) => {
    const angle = -90 + ((i + 0.5) / motifs.length) * 360;
    const turn = is(motif, 'stem') ? motifOf(motif).turn + angle + 90 : 0;
    const mirrored = !is(motif, 'stem') && Math.cos((angle * Math.PI) / 180) > 0;
    const level = levels.behind + i * 0.1;
    const one = put(motif, middle.x, middle.y, size * share, { turn, mirrored, level });
    settleOver(drawing, one, angle, is(motif, 'stem') ? size * share * 0.42 : 0);
  });
}
