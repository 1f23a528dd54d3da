import { readPrompt } from '@tintory/prompts';
import { expect, it } from 'vitest';
import { homeOf } from './draw-place.ts';
import { emojiVocabulary } from './emoji-motifs.ts';

const home = (prompt: string) =>
  homeOf(readPrompt(prompt, emojiVocabulary(), { scenery: 'surrounds' }));

it.each(['an apple', 'a strawberry and a lemon', 'a pineapple', 'a camera'])(
  'what is laid on a table is at home in a room: %s',
  (prompt) => expect(home(prompt)).toBe('room'),
);

it.each(['a rabbit with a carrot', 'a monkey and a banana', 'a rose', 'a ball'])(
  'who is at home outside stays there: %s',
  (prompt) => expect(home(prompt)).toBe('meadow'),
);
