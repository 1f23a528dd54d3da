import { findTool, type ToolDefinition } from '@tintory/catalog';
import type { OptionValues } from '../options/option-field.ts';

type Size = { width: number; height: number };

/** A problem with the photo's size or the options that is known before the run. */
export type PreflightIssue =
  /** The result would be too large; `factor` is a possible one, or null. */
  | { kind: 'tooLarge'; megapixels: number; limit: number; factor: '2' | null }
  /** Too small a photo: strokes, at least a pixel wide, would cover details. */
  | { kind: 'tiny'; side: number; least: number }
  /** A transparent background was chosen with a format that has no alpha. */
  | { kind: 'opaque' };

const million = 1_000_000;

type Limits = NonNullable<ToolDefinition['largestResult']>;

const fits = ({ width, height }: Size, factor: number, { maxPixels, maxSide }: Limits) =>
  width * height * factor ** 2 <= maxPixels && Math.max(width, height) * factor <= maxSide;

/** @param size of the photo; null while unknown */
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
  const { largestResult, leastSide = 0 } = findTool(toolId) ?? {};
  const factor = Number(values['factor']);
  if (largestResult && !fits(size, factor, largestResult)) {
    return {
      kind: 'tooLarge',
      megapixels: Math.round((width * height * factor ** 2) / million),
      limit: largestResult.maxPixels / million,
      factor: factor > 2 && fits(size, 2, largestResult) ? '2' : null,
    };
  }
  const side = Math.min(width, height);
  return side < leastSide ? { kind: 'tiny', side, least: leastSide } : null;
}

/** Whether the issue makes the run impossible. */
export const forbids = (preflightIssue: PreflightIssue | null): boolean =>
  preflightIssue?.kind === 'tooLarge';
