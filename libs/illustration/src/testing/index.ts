export { emojiVocabulary } from '../emoji-motifs.ts';
export { placePrompt, readScene, shore } from './place-prompt.ts';
export { homeOf } from '../draw-place.ts';
