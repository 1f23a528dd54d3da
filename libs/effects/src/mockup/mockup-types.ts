import type { SurfaceShape } from './kernels/surface.ts';
import type { Weave } from './kernels/weave.ts';

/**
 * A picture on an area: centre in millimetres, width as a fraction of the area's, degrees
 * clockwise.
 */
export type PrintLayer = {
  path: string;
  x: number;
  y: number;
  scale: number;
  rotation: number;
};

/** A print area and its layers, in millimetres; later layers cover earlier ones. */
export type AreaPrint = {
  id: string;
  width: number;
  height: number;
  /** Bleed beyond each edge. */
  bleed: number;
  /** Whether each layer is repeated over the whole area. */
  tiled: boolean;
  layers: PrintLayer[];
};

/** One mock-up picture. */
export type MockupPicture = {
  outputPath: string;
  maps: { light: string; sheen: string; cover: string; shift: string };
  /** The view's side and the visible part of it, in millimetres. */
  side: number;
  crop: { x: number; y: number; width: number; height: number };
  /** The areas' shapes in the view, by area id. */
  shapes: { area: string; on: SurfaceShape }[];
  /** On the studio's paper, or transparent. */
  backdrop: 'studio' | 'none';
};

export type MockupRequest = {
  areas: AreaPrint[];
  pictures: MockupPicture[];
  /** `#rrggbb` of the product's coloured parts. */
  color: string;
  weave: Weave;
  /** Of every mock-up, in pixels. */
  width: number;
  format: 'webp' | 'png';
};

export type PrintFileRequest = { area: AreaPrint; dpi: number; outputPath: string };
