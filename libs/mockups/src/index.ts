export type { BlankArea, BlankRecord, BlankView, PhoneCamera, Rect } from './blank-record.ts';
export { blankVersion } from './blank-version.ts';
export { blanks, blanksFolder, mapsOf, type MapFiles } from './load-blanks.ts';
export { modelsOf, modelView } from './model-view.ts';
export { printAreas } from './print-areas.ts';
