import type { Trace } from '@tintory/contract';
import { crop, photoTraces, smoothNoise, type Bounds, type RgbaImage } from '@tintory/pixels';
import { loadCunet, type CunetLevel } from '../models/cunet.ts';
import { runInTiles } from '../models/tiled-network.ts';
import type { UpscaleRequest } from './upscale-request.ts';

/** JPEG qualities at which the network's strength changes; measured, bench upscale, 2026-11. */
const [hardBelow, lightFrom] = [70, 90] as const;

/**
 * Standard deviations that count as grain, in levels of 255: less is invisible, more is the texture
 * of grass or gravel in a small picture. Clean photographs stay below 1.4; a camera's 15 is
 * measured as 9.
 */
const [leastGrain, mostGrain] = [4, 16] as const;

/**
 * Grain per measured deviation, which is of brightness in the flattest areas: most accurate at a
 * deviation of 15 in each channel. At 6, 1 would be, but leaves grain that the network sharpens.
 */
const grainShare = 1.5;

/** Least grain assumed if all of it is to be removed, in levels of 255. */
const strongGrain = 16;

export type CleanUpPlan = {
  /** Strength against compression artefacts; null for none. */
  level: CunetLevel | null;
  /** Standard deviation of the grain to smooth, in levels of 255; 0 for none. */
  grain: number;
  cleaned: Trace[];
  isGrainy: boolean;
  isBlocky: boolean;
};

const isGrain = (grain: number) => grain > leastGrain && grain < mostGrain;

/** Plans the clean-up of a photo by its traces, unless the request asks for all or nothing. */
export function planCleanUp(photo: RgbaImage, request: UpscaleRequest): CleanUpPlan {
  const traces = photoTraces(photo);
  const quality = Math.min(request.jpegQuality ?? Infinity, traces.quality ?? Infinity);
  const found = { isGrainy: isGrain(traces.grain), isBlocky: quality < hardBelow };
  switch (request.noise) {
    case 'none':
      return { ...found, level: null, grain: 0, cleaned: [] };
    case 'strong': {
      const grain = Math.max(strongGrain, grainShare * traces.grain);
      return { ...found, level: 2, grain, cleaned: ['compression', 'grain'] };
    }
    case 'auto':
      return { ...found, ...asNeeded(quality, found.isGrainy ? traces.grain : 0) };
  }
}

/** Compressed grain is no longer white noise: the network removes it better than smoothing. */
function asNeeded(
  quality: number,
  grain: number,
): Pick<CleanUpPlan, 'level' | 'grain' | 'cleaned'> {
  const ofGrain: Trace[] = grain > 0 ? ['grain'] : [];
  if (quality < lightFrom) {
    const level = quality < hardBelow || grain > 0 ? 2 : 1;
    return { level, grain: 0, cleaned: ['compression', ...ofGrain] };
  }
  const smoothed = grainShare * grain;
  if (!Number.isFinite(quality)) return { level: null, grain: smoothed, cleaned: ofGrain };
  return { level: 0, grain: smoothed, cleaned: ['compression', ...ofGrain] };
}

/**
 * Removes grain and compression artefacts from a part of a photo. The network averages over its
 * tile, so it runs on the same tiles as for the whole photo.
 *
 * @param onProgress called with 0 to 1
 */
export async function cleanUp(
  photo: RgbaImage,
  part: Bounds,
  { level, grain }: Pick<CleanUpPlan, 'level' | 'grain'>,
  onProgress: (progress: number) => void,
): Promise<RgbaImage> {
  const clean =
    level === null ? photo : await runInTiles(photo, await loadCunet(level), onProgress, part);
  const shown = crop(clean, part);
  return grain > 0 ? smoothNoise(shown, grain) : shown;
}
