import type { RgbaImage } from '@tintory/pixels';

/** Where a face is, in pixels of the picture. */
export type FaceArea = { x: number; y: number; width: number; height: number };

/** What every painting style may be told. */
export type PaintingOptions = {
  /** How boldly the artist works, from 0 (close to the photograph, or a light hand) to 1. */
  strength: number;
  /** Size of the tool, from 0 (fine) to 1 (broad); it grows with the picture. */
  brush: number;
  /** Faces, which are painted with more care than the rest. */
  faces?: readonly FaceArea[];
  /** Told the share of the work done, from 0 to 1. */
  onProgress?: (share: number) => void;
};

/** Paints a picture again at its own size; transparent places stay transparent. */
export type PaintingStyle = (image: RgbaImage, options: PaintingOptions) => RgbaImage;

/**
 * Pixels in a thousandth of the picture's side: 1 for a megapixel. Tools measured in it look the
 * same at every size of the same picture.
 */
export const pixelsPerUnit = ({ width, height }: { width: number; height: number }): number =>
  Math.sqrt(width * height) / 1000;

/** The value a share of the way between two. */
export const between = (from: number, to: number, share: number): number =>
  from + (to - from) * Math.min(1, Math.max(0, share));
