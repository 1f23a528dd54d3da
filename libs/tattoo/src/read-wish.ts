import { readPrompt, type PromptReading } from '@tintory/prompts';
import { readLettering } from './lettering/read-lettering.ts';
import { onceEach } from './once-each.ts';
import { tattooVocabulary } from './tattoo-motifs.ts';

export type TattooStyle = 'dotwork' | 'engraving' | 'line' | 'blackwork';

/** What a prompt asks for: a design is drawn from this, a style, an ornament and a seed alone. */
export type TattooWish = { texts: string[]; reading: PromptReading };

/** Splits a prompt into things and texts; what cannot be written is unknown. */
export function readWish(prompt: string, style: TattooStyle): TattooWish {
  const { texts, strange, rest } = readLettering(prompt, tattooVocabulary);
  const reading = readPrompt(rest, tattooVocabulary, { scenery: 'is-a-thing', style });
  reading.things = onceEach(reading.things);
  reading.understood.push(...texts.map((text) => `“${text}”`));
  reading.unknown.unshift(...strange.map((text) => text.slice(0, 40)));
  return { texts, reading };
}
