export { inflections, lemmas } from './lemmas.ts';
export { findSense } from './scene/lexicon.ts';
export { readLibraryWords } from './scene/library-words.ts';
export type { PromptReading, Thing } from './scene/prompt-reading.ts';
export { tokenize, withoutMarkup } from './scene/prompt-words.ts';
export { readPrompt } from './scene/read-prompt.ts';
export type { FindPart, Part } from './scene/reading/draft.ts';
export type {
  Action,
  ColorName,
  DayTime,
  Place,
  RelationKind,
  Season,
  Size,
  Weather,
} from './scene/sense.ts';
export { actions, places } from './scene/sense.ts';
export { suggestWords } from './scene/suggest-words.ts';
export { createVocabulary, type Vocabulary } from './scene/vocabulary.ts';
export { without } from './scene/without.ts';
export { foldText } from './tokens.ts';
