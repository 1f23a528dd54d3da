import type { PromptReading, Thing } from '@tintory/prompts';
import { ungrouped } from './lead.ts';
import type { Placed } from './placed.ts';
import { shownAs } from './stand-ins.ts';

/** Moves the counts of things with fewer copies on the sheet to `unknown`. */
export function tellCounts(
  { things, understood, unknown }: PromptReading,
  placed: readonly Placed[],
): Pick<PromptReading, 'understood' | 'unknown'> {
  const fewer = things.filter((thing) => isFewer(thing, things, placed));
  const plain = new Map(fewer.map(({ said = '' }) => [said, said.replace(/^\d+ /, '')]));
  return {
    understood: understood.map((text) => plain.get(text) ?? text),
    unknown: [...new Set([...unknown, ...fewer.flatMap(({ counted }) => counted ?? [])])],
  };
}

/** Whether fewer copies are drawn than asked for, over all things of the motif. */
function isFewer(thing: Thing, things: readonly Thing[], placed: readonly Placed[]): boolean {
  const wanted = things
    .filter(({ motif }) => motif === thing.motif)
    .reduce((sum, one) => sum + ungrouped(one).count, 0);
  const drawn = placed.filter(({ motif }) => shownAs(thing.motif).includes(motif)).length;
  return thing.count > 1 && drawn > 0 && drawn < wanted;
}
