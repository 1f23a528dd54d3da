export { mergeTree, type MergeTree } from './merge-tree.ts';
export { smallRegions } from './small-regions.ts';
