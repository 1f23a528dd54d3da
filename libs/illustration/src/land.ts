import type { PromptReading } from '@tintory/prompts';
import { fliers } from './real-sizes.ts';

/**
 * `A sailboat, seagulls in the sky`: where some fly by nature and nobody is said to, the sky is
 * theirs alone, and the others stay below.
 */
export function land(reading: PromptReading): PromptReading {
  const { place, things, aloft } = reading;
  const isTheirs = place === 'sky' && !aloft && things.some(({ motif }) => fliers.test(motif));
  if (!isTheirs) return reading;
  return {
    ...reading,
    things: things.map((thing) => {
      const { aloft: isUp, ...below } = thing;
      return isUp && !fliers.test(thing.motif) && !thing.relation ? below : thing;
    }),
  };
}
