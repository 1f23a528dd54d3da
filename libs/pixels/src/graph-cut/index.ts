export { colorVotes } from './color-votes.ts';
export { contrastLinks, type Links } from './contrast-links.ts';
export { createCut, minCut } from './min-cut.ts';
export { easeLinks } from './ease-links.ts';
