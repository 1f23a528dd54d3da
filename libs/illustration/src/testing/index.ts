export { emojiVocabulary } from '../emoji-motifs.ts';
export { readScene } from './place-prompt.ts';
export { homeOf } from '../draw-place.ts';
