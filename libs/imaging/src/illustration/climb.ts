import type { Thing } from '../prompts/prompt-reading.ts';
import { widthOf, type Item } from './item.ts';

const onRock = /^(man|woman)-climbing$/;
const climber = /^tintory-climbing-(man|woman)$/;

/** The rock and the rope of who climbs: all that is grey before them, and what hangs over them. */
const rock =
  /<path fill="#(?:d3d3d3" d="m9\.593 20|9b9b9b" d="M16 5\.54L16|636363" d="m9\.5 16\.457l|44911b" d="M19\.26 12\.43)[^"]*"\/>/g;

/** The drawing of a climber without the rock that it brings along. */
export const climberOf = (motif: string): string | undefined =>
  climber.test(motif) ? motif.replace(/^tintory-climbing-(.*)$/, '$1-climbing') : undefined;

export const withoutRock = (body: string): string => body.replace(rock, '');

/** Who climbs something that is told needs no rock. */
export const climb = (things: readonly Thing[]): Thing[] =>
  things.map((thing) => {
    const isUp = onRock.test(thing.motif) && /^(on|in)$/.test(thing.relation?.kind ?? '');
    return isUp
      ? { ...thing, motif: thing.motif.replace(/^(.*)-climbing$/, 'tintory-climbing-$1') }
      : thing;
  });

/** Of what is climbed: how high above its foot somebody is, and how high they are at most. */
const place = { foot: 0.2, high: 0.42 };

/** Puts a climber before the side of a thing, with their hands at its middle. */
export function climbUp(item: Item, to: Item): Item | undefined {
  if (!climber.test(item.thing.motif)) return undefined;
  const height = Math.min(item.height, to.height * place.high);
  const own = { ...item, height, mirrored: false };
  return {
    ...own,
    x: to.x + widthOf(own) * 0.3,
    y: to.y - to.height * place.foot,
    order: to.order + 0.1,
    stands: 'thing',
  };
}
