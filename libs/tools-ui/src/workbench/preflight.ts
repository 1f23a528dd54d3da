import { paintingLimits, upscaleLimits } from '@tintory/contract';
import type { OptionValues } from '../options/option-values.ts';

type Size = { width: number; height: number };

/** What a photo's size and the options tell of a result before anything runs. */
export type PreflightIssue =
  /** The result would be too large; `factor` is one that goes, or null. */
  | { kind: 'tooLarge'; megapixels: number; limit: number; factor: '2' | null }
  /** Strokes and lines are a pixel wide at least: they cover what is small. */
  | { kind: 'tiny'; side: number; least: number }
  /** No background was asked for, in a format that always has one. */
  | { kind: 'opaque' };

const million = 1_000_000;

const fits = ({ width, height }: Size, factor: number) =>
  width * height * factor ** 2 <= upscaleLimits.maxPixels &&
  Math.max(width, height) * factor <= upscaleLimits.maxSide;

/** @param size of the photo; null while nobody knows it */
export function preflight(
  toolId: string,
  size: Size | null,
  values: OptionValues,
): PreflightIssue | null {
  const bySize = size && checkSize(toolId, size, values);
  if (bySize) return bySize;
  const opaque = values['background'] === 'transparent' && values['format'] === 'jpeg';
  return opaque ? { kind: 'opaque' } : null;
}

function checkSize(toolId: string, size: Size, values: OptionValues): PreflightIssue | null {
  const { width, height } = size;
  const factor = Number(values['factor']);
  if (toolId === 'image_upscale' && !fits(size, factor)) {
    return {
      kind: 'tooLarge',
      megapixels: Math.round((width * height * factor ** 2) / million),
      limit: upscaleLimits.maxPixels / million,
      factor: factor > 2 && fits(size, 2) ? '2' : null,
    };
  }
  const side = Math.min(width, height);
  const { leastSide: least } = paintingLimits;
  if (toolId === 'style_transfer_cartoon' && side < least) return { kind: 'tiny', side, least };
  return null;
}

/** What cannot be had at all is not offered. */
export const forbids = (preflightIssue: PreflightIssue | null): boolean =>
  preflightIssue?.kind === 'tooLarge';
