import type { PlaceGround, PlaceScene } from '@tintory/effects';
import type { Place, PlaceLibrary } from '@tintory/places';

/** How a subject is photographed: pitch in degrees, height in metres, and air around it. */
export type BenchView = {
  pitch: number;
  metres: number;
  padding: number;
  wanted: 'table' | 'floor';
};

/** A place with another direction and surface for each index. */
export function sceneIn(
  library: PlaceLibrary,
  place: Place,
  index: number,
  { wanted, ...view }: BenchView,
): Omit<PlaceScene, 'outputPath'> {
  const direction = place.directions[index % place.directions.length];
  const ground = groundOf(library, place, { wanted, index });
  return {
    ...{ ...view, ground, shadow: 1, relight: 1, seed: 1, foot: 0.84 },
    panorama: { path: place.panoramaPath, encoding: place.panorama.encoding, light: place.light },
    directions: [direction ?? { yaw: 0, blur: [0.045, 0.07] }],
    depth: ground.kind === 'floor' ? 0 : 1,
  };
}

/** The paper of a studio; else one of the surfaces that fit. */
function groundOf(
  { surfaces }: PlaceLibrary,
  { paper, surfaces: { table, ground } }: Place,
  { wanted, index }: { wanted: 'table' | 'floor'; index: number },
): PlaceGround {
  if (paper) return { kind: 'sweep', ...paper };
  const kind = ground.length > 0 ? wanted : 'table';
  const ids = kind === 'floor' ? ground : table;
  const surface = surfaces.get(ids[index % ids.length] ?? '');
  if (!surface) throw new Error(`There is no surface ${ids.join(', ')}.`);
  const { path, metres, gloss, roughness, blades } = surface;
  return { kind, surface: { path, metres, gloss, roughness, blades } };
}
