import type { Place, PlaceLibrary, Surface } from './load-library.ts';

/** What somebody chose of a place; `''` and 0 leave a choice to the product. */
export type PlaceChoice = {
  surface: string;
  /** Number of a direction, from 1. */
  direction: number;
  /** Where in the direction's range the blur is, from 0 to 1. */
  depth: number;
};

type Direction = Place['directions'][number];
type SurfaceFile = Pick<Surface, 'path' | 'metres' | 'gloss' | 'roughness' | 'blades'>;

/** How a place is photographed, for the stage. */
export type ViewOfPlace = {
  panorama: {
    path: string;
    encoding: Place['panorama']['encoding'];
    light: Place['light'];
  };
  directions: [Direction, ...Direction[]];
  depth: number;
  ground:
    | { kind: 'table' | 'floor'; surface: SurfaceFile }
    | { kind: 'fitting'; table: SurfaceFile; floor: SurfaceFile | undefined }
    | { kind: 'sweep'; top: string; bottom: string; gloss: number };
};

/** A direction that a place does not have is its last one. */
export function viewPlace(
  library: PlaceLibrary,
  place: Place,
  { surface, direction, depth }: PlaceChoice,
): ViewOfPlace {
  const [first, ...others] = place.directions;
  if (!first) throw new Error(`The place ${place.id} has no direction.`);
  const chosen = place.directions[Math.min(direction, place.directions.length) - 1];
  return {
    panorama: { path: place.panoramaPath, encoding: place.panorama.encoding, light: place.light },
    directions: chosen ? [chosen] : [first, ...others],
    depth,
    ground: groundOf(library, place, library.surfaces.get(surface)),
  };
}

/** What lies on the ground only is no table, and the other way round. */
function groundOf(
  { surfaces }: PlaceLibrary,
  { paper, surfaces: { table, ground }, id }: Place,
  chosen: Surface | undefined,
): ViewOfPlace['ground'] {
  if (paper && !chosen) return { kind: 'sweep', ...paper };
  if (chosen && !chosen.use.includes('table')) return { kind: 'floor', surface: fileOf(chosen) };
  const top = chosen ?? surfaces.get(table[0] ?? '');
  if (!top) throw new Error(`The place ${id} has no table.`);
  const floor = chosen?.use.includes('ground') ? chosen : surfaces.get(ground[0] ?? '');
  return { kind: 'fitting', table: fileOf(top), floor: floor && fileOf(floor) };
}

const fileOf = ({ path, metres, gloss, roughness, blades }: Surface): SurfaceFile => ({
  ...{ path, metres, gloss, roughness, blades },
});
