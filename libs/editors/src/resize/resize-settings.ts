import { imageLimits } from '@tintory/contract';
import type { ImageType } from '@tintory/picture-files';
import { shapesDiffer, type Fit, type Point, type Size } from './fit-rectangles.ts';
import { findPreset, type NetworkId, type PresetKind } from './presets.ts';
import type { OutputFormat, ResizeJob } from './resize-job.ts';

export const sizings = ['pixels', 'percent', 'preset'] as const;
export type Sizing = (typeof sizings)[number];

/** What the options show; each way of sizing keeps its own values while another is chosen. */
export type ResizeSettings = {
  sizing: Sizing;
  /** In pixels; null while the field is empty. */
  width: number | null;
  height: number | null;
  /** Width and height keep the ratio of the photo. */
  locked: boolean;
  /** Null while the field holds no number. */
  percent: number | null;
  network: NetworkId;
  kind: PresetKind;
  fit: Fit;
  focus: Point;
  transparent: boolean;
  /** `#rrggbb`. */
  color: string;
  format: OutputFormat;
  quality: number;
  limited: boolean;
  /** Of 1000 bytes; null while the field is empty. */
  maxKilobytes: number | null;
  mayShrink: boolean;
};

export const percentRange = { min: 1, max: 200 } as const;
const center: Point = { x: 0.5, y: 0.5 };

/** The format nearest to the file's own among those the browser writes. */
function formatFor(type: ImageType, formats: readonly OutputFormat[]): OutputFormat {
  const own = { 'image/jpeg': 'jpeg', 'image/webp': 'webp', 'image/heic': 'jpeg' } as const;
  const near: OutputFormat = own[type as keyof typeof own] ?? 'png';
  const wanted = type === 'image/avif' ? 'webp' : near;
  return formats.includes(wanted) ? wanted : 'png';
}

/** The size, or the largest of its shape whose sides are not too long. */
function withinSides({ width, height }: Size): Size {
  const scale = Math.min(1, imageLimits.maxSide / Math.max(width, height));
  const side = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: side(width), height: side(height) };
}

/** A photo as it comes: its own size, or as much of it as is allowed, and its own format. */
export const settingsFor = (
  size: Size,
  type: ImageType,
  formats: readonly OutputFormat[],
): ResizeSettings => ({
  sizing: 'pixels',
  ...withinSides(size),
  locked: true,
  percent: 50,
  network: 'instagram',
  kind: 'square',
  fit: 'cover',
  focus: center,
  transparent: true,
  color: '#ffffff',
  format: formatFor(type, formats),
  quality: 85,
  limited: false,
  maxKilobytes: 200,
  mayShrink: false,
});

/** The other side in the ratio of the photo, at least one pixel. */
const inRatio = (side: number, own: number, other: number) =>
  Math.max(1, Math.round((side * other) / own));

/** A new width; with the lock on, the height follows, but not a width that is none. */
export function withWidth(settings: ResizeSettings, width: number | null, source: Size) {
  const follows = settings.locked && width !== null;
  const height = follows ? inRatio(width, source.width, source.height) : settings.height;
  return { ...settings, width, height };
}

/** A new height; with the lock on, the width follows likewise. */
export function withHeight(settings: ResizeSettings, height: number | null, source: Size) {
  const follows = settings.locked && height !== null;
  const width = follows ? inRatio(height, source.height, source.width) : settings.width;
  return { ...settings, width, height };
}

/** Locking makes the height follow the width that stands there. */
export const withLock = (settings: ResizeSettings, locked: boolean, source: Size) =>
  withWidth({ ...settings, locked }, settings.width, source);

/** The size asked for, in pixels; null while a field holds no number, or per cent too many. */
export function targetOf(settings: ResizeSettings, source: Size): Size | null {
  const { sizing, width, height, percent, network, kind } = settings;
  if (sizing === 'preset') {
    const preset = findPreset(network, kind);
    return { width: preset.width, height: preset.height };
  }
  if (sizing === 'percent') {
    if (!percent || percent > percentRange.max) return null;
    const scaled = (side: number) => Math.max(1, Math.round((side * percent) / 100));
    return { width: scaled(source.width), height: scaled(source.height) };
  }
  return width && height ? { width, height } : null;
}

export const isTooLong = ({ width, height }: Size): boolean =>
  Math.max(width, height) > imageLimits.maxSide;

/** JPEG has no transparency; elsewhere only the margins around a framed photo take the colour. */
const backgroundOf = ({ format, transparent, color }: ResizeSettings, fit: Fit) =>
  format === 'jpeg' || (fit === 'contain' && !transparent) ? color : null;

/** The work that the settings ask for; null while something is missing or out of bounds. */
export function jobOf(settings: ResizeSettings, source: Size): ResizeJob | null {
  const target = targetOf(settings, source);
  const { focus, format, quality, limited, maxKilobytes, mayShrink } = settings;
  if (!target || isTooLong(target) || (limited && !maxKilobytes)) return null;
  // A pixel of rounding is no reason to cut one off.
  const fit = shapesDiffer(source, target) ? settings.fit : 'fill';
  return {
    target,
    fit,
    focus,
    background: backgroundOf(settings, fit),
    format,
    quality,
    maxBytes: limited && maxKilobytes ? maxKilobytes * 1_000 : null,
    mayShrink,
  };
}
