import { blendOf, maskBlend, type Blend, type Ink } from './ink.ts';
import type { Layers } from './document-layers.ts';
import { maskLayer, pictureLayer } from './layers.ts';
import { masked } from './mask.ts';
import type { Picture } from './picture.ts';
import type { Layer } from './stroke-tiles.ts';

/** What a stroke paints: the picture with an ink, or the mask. */
export type StrokeKind = Ink | { kind: 'mask' } | { kind: 'unmask' };

export const paintsMask = (kind: StrokeKind['kind']): boolean =>
  kind === 'mask' || kind === 'unmask';

export const layerFor = (kind: StrokeKind['kind'], layers: Layers): Layer =>
  paintsMask(kind) ? maskLayer(layers) : pictureLayer(layers);

/** How a stroke changes what it covers. */
export function blendFor(stroke: StrokeKind, original: Picture, layers: Layers): Blend {
  switch (stroke.kind) {
    case 'mask':
      return maskBlend(masked);
    case 'unmask':
      return maskBlend(0);
    default:
      return blendOf(stroke, original, layers.placement);
  }
}
