import type { FontName } from '@tintory/editors';

/** Where a layer lies on its area, in millimetres: its centre, its width, and degrees clockwise. */
export type Placing = { x: number; y: number; width: number; rotation: number };

type Placed = Placing & {
  id: string;
  /** Height by width. */
  aspect: number;
};

/** A picture: stored, or a file of this browser that is uploaded once the design is seen. */
export type PictureLayer = Placed & {
  kind: 'picture';
  name: string;
  /** Width in pixels; what the resolution of the print follows from. */
  pixels: number;
  objectId: string | null;
  file: Blob | null;
};

/** Words, drawn in the browser. */
export type TextLayer = Placed & {
  kind: 'text';
  text: string;
  font: FontName;
  bold: boolean;
  color: string;
};

export type Layer = PictureLayer | TextLayer;

/** What lies on each print area, by its id; later layers over earlier ones. */
export type Design = Readonly<Record<string, readonly Layer[]>>;

export const layersOf = (design: Design, areaId: string): readonly Layer[] => design[areaId] ?? [];

export const isEmpty = (design: Design): boolean =>
  Object.values(design).every((layers) => layers.length === 0);

const withLayers = (design: Design, areaId: string, layers: readonly Layer[]): Design => ({
  ...design,
  [areaId]: layers,
});

export const withLayer = (design: Design, areaId: string, layer: Layer): Design =>
  withLayers(design, areaId, [...layersOf(design, areaId), layer]);

export const withoutLayer = (design: Design, areaId: string, id: string): Design =>
  withLayers(
    design,
    areaId,
    layersOf(design, areaId).filter((layer) => layer.id !== id),
  );

/** The design with something else known of one layer; what lies on no area is left alone. */
export const withChange = (
  design: Design,
  areaId: string,
  id: string,
  change: Partial<Omit<PictureLayer, 'kind' | 'id'>> | Partial<Omit<TextLayer, 'kind' | 'id'>>,
): Design =>
  withLayers(
    design,
    areaId,
    layersOf(design, areaId).map((layer) => (layer.id === id ? { ...layer, ...change } : layer)),
  );

/** Lifts a layer over the next one, or lowers it below the one before. */
export function withOrder(design: Design, areaId: string, id: string, by: 1 | -1): Design {
  const layers = [...layersOf(design, areaId)];
  const from = layers.findIndex((layer) => layer.id === id);
  const [layer] = from < 0 ? [] : layers.splice(from, 1);
  if (!layer) return design;
  layers.splice(Math.min(layers.length, Math.max(0, from + by)), 0, layer);
  return withLayers(design, areaId, layers);
}
