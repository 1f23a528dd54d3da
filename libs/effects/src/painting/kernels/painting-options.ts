import type { RgbaImage } from '@tintory/pixels';

/** A face's box in pixels of the picture. */
export type FaceArea = { x: number; y: number; width: number; height: number };

/** Options of every painting style. */
export type PaintingOptions = {
  /** How far the painting leaves the photograph, from 0 (close, or a light hand) to 1. */
  strength: number;
  /** Size of the tool, from 0 (fine) to 1 (broad), relative to the picture. */
  brush: number;
  /** Faces, which are painted with more care than the rest. */
  faces?: readonly FaceArea[];
  /** Called with the share of the work done, from 0 to 1. */
  onProgress?: (share: number) => void;
};

/** Paints a picture again at its own size; transparent places stay transparent. */
export type PaintingStyle = (image: RgbaImage, options: PaintingOptions) => RgbaImage;

/**
 * Pixels in a thousandth of the picture's side: 1 for a megapixel. Tools in this unit look alike at
 * every size of a picture.
 */
export const pixelsPerUnit = ({ width, height }: { width: number; height: number }): number =>
  Math.sqrt(width * height) / 1000;

/** Linear interpolation between two values; the share is clamped. */
export const between = (from: number, to: number, share: number): number =>
  from + (to - from) * Math.min(1, Math.max(0, share));
