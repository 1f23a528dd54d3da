import type { PromptReading } from '@tintory/prompts';
import { is } from './catalogue/catalogue.ts';

/** `A sailboat, seagulls in the sky`: where some things fly by nature, only they are in the sky. */
export function land(reading: PromptReading): PromptReading {
  const { place, things, aloft } = reading;
  const isTheirs = place === 'sky' && !aloft && things.some(({ motif }) => is(motif, 'flies'));
  if (!isTheirs) return reading;
  return {
    ...reading,
    things: things.map((thing) => {
      const { aloft: isUp, ...below } = thing;
      return isUp && !is(thing.motif, 'flies') && !thing.relation ? below : thing;
    }),
  };
}
