export {
  loadLibrary,
  tilePath,
  tileSubject,
  type Place,
  type PlaceLibrary,
  type Surface,
} from './load-library.ts';
export { tileScene } from './tile-scene.ts';
export { createPlaceFinder, type PlaceFinder } from './place-finder.ts';
export type { PlacedThing } from './place-record.ts';
export { proposalCount, proposePlaces, type PlaceNeeds } from './propose-places.ts';
export type { PlaceWords } from './read-words.ts';
export { viewPlace, type PlaceChoice, type ViewOfPlace } from './view-place.ts';
