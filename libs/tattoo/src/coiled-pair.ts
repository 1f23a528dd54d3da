import type { Thing } from '@tintory/prompts';
import { coilShafts } from './drawn/coil-shafts.ts';
import { levels } from './drawing.ts';
import { uprightTurn, winds } from './motif-traits.ts';
import type { Placed, Put } from './placed.ts';

/** What is drawn for those who wind about a shaft. */
const coiling: [isKind: (motif: string) => boolean, drawn: string][] = [
  [winds, 'tintory/coiled-snake'],
  [(motif) => motif.endsWith('/rope-coil'), 'tintory/coiled-rope'],
];

/** Shafts as they are wound about. */
const shafts: [RegExp, string][] = [
  [/\/plain-dagger$/, 'tintory/slender-dagger'],
  [/\/broadsword$/, 'tintory/slender-sword'],
  [/\/arrow$/, 'tintory/slender-arrow'],
  [/\/cross$/, 'tintory/slender-cross'],
  [/\/anchor$/, 'tintory/slender-anchor'],
  [/\/katana$/, 'delapouite/katana'],
  [/\/rope-coil$/, 'tintory/upright-rope'],
];

/** Between a thin one and a wide coil would be much air. */
const isThin = /\/slender-arrow$/;

/** Whether a motif is a coil about a shaft that another one is. */
export const isCoil = (motif: string): boolean => /^tintory\/(close-)?coiled-/.test(motif);

/** Every motif that a coil is drawn with. */
export const coilMotifs: readonly string[] = [
  ...Object.keys(coilShafts),
  'tintory/coiled-snake',
  'tintory/close-coiled-snake',
  'tintory/coiled-rope',
];

/** Two of whom one is wound about the other, and how they are drawn. */
type Coil = { winder: Thing; shaft: Thing; placed: Placed[] };

/**
 * The shaft upright, the coil about it with gaps where it passes behind. Undefined where none of the
 * things winds, or none is a shaft. Of a snake and a rope the snake winds.
 */
export function coilAmong(things: readonly Thing[], put: Put): Coil | undefined {
  for (const [isKind] of coiling) {
    const winder = things.find(({ motif }) => isKind(motif));
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
  const coil = coiling.find(([isKind]) => isKind(winder))?.[1];
  const shaft = shafts.find(([kind]) => kind.test(about))?.[1];
  if (!coil || !shaft || winder === about) return undefined;
  const isClose = isThin.test(shaft) && coil.endsWith('/coiled-snake');
  const drawn = isClose ? 'tintory/close-coiled-snake' : coil;
  const turns = put(drawn, 0, 0, shaft.endsWith('/slender-anchor') ? 0.88 : 1, {
    level: levels.lead,
  });
  return [
    put(shaft, 0, 0, 1.66, { turn: uprightTurn(shaft), level: levels.behind }),
    // Below the guard and above the point.
    { ...turns, x: asideOf(turns), y: 0.02 },
  ];
}

/** A coil is about the middle of its box; with a head its ink is not. */
const asideOf = ({ bounds: { left, right }, scale }: Placed) => ((left + right) / 2 - 256) * scale;
