import type { Thing } from '@tintory/prompts';
import { apart, backToBack, faceToFace } from './back-to-back.ts';
import { is, motifOf, roleOf } from './catalogue/catalogue.ts';
import { levels } from './drawing.ts';
import { nestle } from './nestle.ts';
import { mirroredTo, type Placed, type Put } from './placed.ts';

/** Gap between copies, in their longer side. */
const air = 0.06;
const level = levels.lead;

/** Composes copies of one motif around the origin. */
export function composeAlone({ motif, count, stance }: Thing, put: Put): Placed[] {
  if (count === 1) return [put(motif, 0, 0, 1, { level })];
  if (count === 2 && stance === 'facing') return faceToFace(motif, motif, put);
  if (count === 2 && stance) return backToBack(motif, motif, put);
  if (is(motif, 'stem') && count <= 5) return bunch(motif, count, put);
  if (count <= 3 && roleOf(motif) === 'long') return crossed(motif, count, put);
  if (count === 2)
    return roleOf(motif) === 'body' ? backToBack(motif, motif, put) : apart(motif, motif, put);
  if (count === 3) return triangle(motif, put);
  return circle(motif, count, put);
}

/** Two lean against each other, a third stands between them. */
function crossed(motif: string, count: number, put: Put): Placed[] {
  const { turn } = motifOf(motif);
  const pair = [
    put(motif, 0, 0, 1, { turn: turn + 38, level }),
    put(motif, 0, 0, 1, { turn: -turn - 38, mirrored: true, level: level + 1 }),
  ];
  return count === 2 ? pair : [...pair, put(motif, 0, 0, 1.1, { turn, level: level + 2 })];
}

/** A hand's bunch: stems meet below, the one in the middle lies before the others. */
function bunch(motif: string, count: number, put: Put): Placed[] {
  const { turn: stand } = motifOf(motif);
  return Array.from({ length: count }, (_, i) => {
    const along = i - (count - 1) / 2;
    const degrees = along * (count > 3 ? 27 : 38);
    const radians = (degrees * Math.PI) / 180;
    const outer = Math.abs(along);
    const reach = 0.56 - 0.03 * outer;
    const mirrored = along > 0;
    return put(motif, Math.sin(radians) * reach, -Math.cos(radians) * reach, 1 - 0.06 * outer, {
      turn: (mirrored ? -stand : stand) + degrees,
      mirrored,
      level: level + 2 - outer,
    });
  });
}

/** One above two smaller ones that look inwards. */
function triangle(motif: string, put: Put): Placed[] {
  const top = put(motif, 0, 0, 1, { level });
  const small = (way: -1 | 1) =>
    put(motif, way * 0.42, 0.5, 0.68, { mirrored: mirroredTo(motif, way < 0 ? 1 : -1), level });
  const left = nestle(nestle(small(-1), [top], 90, air), [], 0, air);
  const right = nestle({ ...small(1), y: left.y }, [top, left], 0, air);
  return [top, left, right];
}

/** Places copies in a tight ring. */
function circle(motif: string, count: number, put: Put): Placed[] {
  const placed: Placed[] = [];
  const size = Math.min(0.8, 4.6 / count);
  for (let i = 0; i < count; i += 1) {
    const angle = (i / count) * 2 * Math.PI - Math.PI / 2;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    const one = put(motif, x, y, size, { mirrored: mirroredTo(motif, x > 0.01 ? -1 : 1), level });
    placed.push(nestle(one, placed, (angle * 180) / Math.PI, air));
  }
  return placed;
}
