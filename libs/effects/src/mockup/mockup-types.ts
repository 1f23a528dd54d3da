import type { SurfaceShape } from './kernels/surface.ts';
import type { Weave } from './kernels/weave.ts';

/** A picture on an area: its centre in millimetres, its width by the area's, degrees clockwise. */
export type PrintLayer = {
  path: string;
  x: number;
  y: number;
  scale: number;
  rotation: number;
};

/** What is printed on an area, in millimetres; later layers over earlier ones. */
export type AreaPrint = {
  id: string;
  width: number;
  height: number;
  /** Printed beyond each edge. */
  bleed: number;
  /** Whether each layer is repeated over the whole area. */
  tiled: boolean;
  layers: PrintLayer[];
};

/** One picture of a product. */
export type MockupPicture = {
  outputPath: string;
  maps: { light: string; sheen: string; cover: string; shift: string };
  /** The view's side and the part of it that is shown, in millimetres. */
  side: number;
  crop: { x: number; y: number; width: number; height: number };
  /** Where areas are seen on it, by their ids. */
  shapes: { area: string; on: SurfaceShape }[];
  /** On the studio's paper, or with nothing around it. */
  backdrop: 'studio' | 'none';
};

export type MockupRequest = {
  areas: AreaPrint[];
  pictures: MockupPicture[];
  /** `#rrggbb` of what takes colour. */
  color: string;
  weave: Weave;
  /** Of every picture, in pixels. */
  width: number;
  format: 'webp' | 'png';
};

export type PrintFileRequest = { area: AreaPrint; dpi: number; outputPath: string };
