export { alreadyCutOut } from './already-cut-out.ts';
export { cutOut } from './cut-out.ts';
export type { CutoutResult, Seen } from './cutout-types.ts';
export { keepOwnAlpha } from './keep-own-alpha.ts';
export { hasSubject, requireSubject } from './require-subject.ts';
export { runCutout } from './run-cutout.ts';
export { seesThrough } from './sees-through.ts';
