import { greenStudios } from './green-studios.ts';
import { indoorStudios } from './indoor-studios.ts';
import { outdoorStudios } from './outdoor-studios.ts';
import { behindSurface } from './settings/settings.ts';
import type { Studio, StudioName, StudioOptions } from './studio.ts';

const studios: Record<StudioName, (options: StudioOptions) => Studio> = {
  ...indoorStudios,
  ...outdoorStudios,
  ...greenStudios,
};

/** @param options `tint` is the colour of the paper, or of the material, where it can have another */
export function createStudio(name: StudioName, options: StudioOptions): Studio {
  const { seed, setting } = options;
  const studio = studios[name](options);
  return setting ? behindSurface(studio, setting, seed) : studio;
}
