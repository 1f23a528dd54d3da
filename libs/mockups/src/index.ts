export type { BlankArea, BlankRecord, BlankView, Rect } from './blank-record.ts';
export { blankVersion } from './blank-version.ts';
export { blanks, blanksFolder, mapsOf, type MapFiles } from './load-blanks.ts';
export { printAreas } from './print-areas.ts';
