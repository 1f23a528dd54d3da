import { join } from 'node:path';
import { readLibraryWords } from '@tintory/prompts';

export const { collectives, findPart } = readLibraryWords(
  join(import.meta.dirname, '..', 'data', 'words.yaml'),
);
