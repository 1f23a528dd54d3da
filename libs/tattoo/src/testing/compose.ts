import { readPrompt } from '@tintory/prompts';
import { layOut, type Ornament } from '../layout.ts';
import { motifBounds } from '../motif-bounds.ts';
import type { Placed } from '../placed.ts';
import { standIns } from '../stand-ins.ts';
import { tattooVocabulary } from '../tattoo-motifs.ts';

/** Where everything is that a wish names. */
export async function compose(
  prompt: string,
  ornament: Ornament = 'none',
  seed = 1,
): Promise<Placed[]> {
  const { things } = readPrompt(prompt, tattooVocabulary, { scenery: 'is-a-thing' });
  const boundsOf = await motifBounds([...things.map(({ motif }) => motif), ...standIns]);
  return layOut(things, ornament, boundsOf, seed);
}

/** The first of a motif, by the end of its name. */
export function one(placed: readonly Placed[], motif: string): Placed {
  const found = placed.find((each) => each.motif.endsWith(motif));
  if (!found) throw new Error(`No ${motif}`);
  return found;
}
