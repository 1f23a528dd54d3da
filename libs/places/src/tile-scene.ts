import type { Place, PlaceLibrary, Surface } from './load-library.ts';
import { viewPlace, type ViewOfPlace } from './view-place.ts';

/** A place behind the tiles of surfaces: quiet, and bright. */
const quietPlace = 'daylight-studio';

/** A vase of a hand's height; what a surface is made of is seen from higher up. */
const metres = 0.22;
const [levelPitch, steepPitch] = [8, 24];

type TileScene = ViewOfPlace & {
  pitch: number;
  metres: number;
  foot: number;
  padding: number;
  shadow: number;
  relight: number;
  seed: number;
};

const vase = { metres, shadow: 0.8, relight: 0.6, seed: 1 };

/** How the tile of a place or a surface is drawn, with a small vase. */
export function tileScene(library: PlaceLibrary, record: Place | Surface): TileScene {
  if ('panoramaPath' in record) {
    const view = viewPlace(library, record, { surface: '', direction: 1, depth: 0.2 });
    return { ...view, ...vase, pitch: levelPitch, foot: 0.9, padding: 0.24 };
  }
  const place = library.places.get(quietPlace) ?? [...library.places.values()][0];
  if (!place) throw new Error('There is no place to show a surface in.');
  const view = viewPlace(library, place, { surface: record.id, direction: 1, depth: 0.5 });
  return { ...view, ...vase, pitch: steepPitch, foot: 0.66, padding: 0.24 };
}
