export type { BlankArea, BlankRecord, BlankView, Rect } from './blank-record.ts';
export { blanks, blanksFolder, mapsOf, type MapFiles } from './load-blanks.ts';
export { printAreas } from './print-areas.ts';
