import type { Thing } from '@tintory/prompts';
import { board } from './aboard.ts';
import { partOthers } from './between.ts';
import { is, motifOf } from './catalogue/catalogue.ts';
import { climb } from './climb.ts';
import { flyOnBroom } from './broom.ts';
import { clothe } from './clothe.ts';
import { bind, bottleShips, contain, glaze, light, paleEggs } from './contain.ts';
import { couple } from './coupled.ts';
import { cycle } from './cycle.ts';
import { equip } from './equip.ts';
import { lie } from './lie.ts';
import { sit, takeUp } from './seated.ts';
import { shelter } from './shelter.ts';
import { canWear, isShared } from './wearable.ts';

/** Turns the things a prompt names into those that are drawn. */
export function settleThings(things: readonly Thing[]): Thing[] {
  const steps = [
    takeUp,
    board,
    clothe,
    equip,
    cycle,
    flyOnBroom,
    sit,
    lie,
    climb,
    couple,
    contain,
    paleEggs,
    bind,
    glaze,
    bottleShips,
    light,
    wear,
    shelter,
    partOthers,
    settleReef,
  ];
  return steps.reduce<Thing[]>((settled, step) => step(settled), things.map(spread));
}

/** `A turtle with corals`: corals grow where they are. */
const settleReef = (things: readonly Thing[]): Thing[] =>
  things.map((thing) => {
    const { relation, ...reef } = thing;
    return is(thing.motif, 'reef') && relation?.kind === 'beside' ? reef : thing;
  });

const spread = (thing: Thing): Thing => {
  const { flying, bearded } = motifOf(thing.motif).as ?? {};
  const other = thing.aloft ? flying : thing.parts?.['beard'] && bearded;
  return { ...thing, motif: other ?? thing.motif };
};

/** Gives each of several wearers one of as many things. */
const wear = (things: readonly Thing[]): Thing[] =>
  things.map((thing) => {
    const { relation, motif } = thing;
    const wearer = relation?.kind === 'beside' && !relation.apart && things[relation.to];
    if (!wearer || !canWear(motif, wearer.motif) || !isShared(thing, wearer)) return thing;
    return { ...thing, count: 1, motif: motifOf(motif).as?.worn ?? motif };
  });
