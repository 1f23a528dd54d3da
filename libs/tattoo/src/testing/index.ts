export { readWish } from '../read-wish.ts';
export { tattooVocabulary } from '../tattoo-motifs.ts';
