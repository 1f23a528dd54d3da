import type { Thing } from '@tintory/prompts';
import { is, motifOf } from './catalogue/catalogue.ts';
import { levels } from './drawing.ts';
import type { Placed, Put } from './placed.ts';

export const isCoil = (motif: string): boolean => is(motif, 'coil');

/** A winder and its shaft, with their placement. */
type Coil = { winder: Thing; shaft: Thing; placed: Placed[] };

/**
 * Winds one thing around another that is upright. Undefined where none winds or none is a shaft. Of a
 * snake and a rope the snake winds.
 */
export function coilAmong(things: readonly Thing[], put: Put): Coil | undefined {
  const coiling = things.filter(({ motif }) => motifOf(motif).as?.coil);
  const [snake, rope] = [true, false].map((isSnake) =>
    coiling.find(({ motif }) => is(motif, 'winds') === isSnake),
  );
  for (const winder of [snake, rope]) {
    for (const shaft of things) {
      if (!winder || shaft === winder || !isSingle(winder) || !isSingle(shaft)) continue;
      const placed = wound(winder.motif, shaft.motif, put);
      if (placed) return { winder, shaft, placed };
    }
  }
  return undefined;
}

const isSingle = ({ count, stance }: Thing) => count === 1 && !stance;

export const isAround = ({ relation }: Thing): boolean => relation?.manner === 'around';

function wound(winder: string, about: string, put: Put): Placed[] | undefined {
  const coil = motifOf(winder).as?.coil;
  const shaft = motifOf(about).as?.shaft;
  if (!coil || !shaft || winder === about) return undefined;
  const { coil: size, turn } = motifOf(shaft);
  // A wide coil would leave a gap around a thin shaft.
  const drawn = (is(shaft, 'thin') && motifOf(coil).as?.close) || coil;
  const turns = put(drawn, 0, 0, size, { level: levels.lead });
  return [
    put(shaft, 0, 0, 1.66, { turn, level: levels.behind }),
    // Below the guard and above the point.
    { ...turns, x: asideOf(turns), y: 0.02 },
  ];
}

/** Distance from the middle of a coil's ink to the middle of its box. */
const asideOf = ({ bounds: { left, right }, scale }: Placed) => ((left + right) / 2 - 256) * scale;
