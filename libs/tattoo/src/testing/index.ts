export { tattooVocabulary } from '../tattoo-motifs.ts';
