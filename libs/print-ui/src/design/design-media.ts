import type { DesignLayer, PrintArea } from '@tintory/contract';
import { layersOf, type Design, type Layer } from './layer.ts';

type Stored = { areaId: string; layer: Layer; objectId: string };

const hundredths = (value: number) => Math.round(value * 100) / 100;

/** All layers with the areas they lie on, in the order they are drawn. */
export const everyLayer = (design: Design, areas: readonly PrintArea[]) =>
  areas.flatMap(({ id }) => layersOf(design, id).map((layer) => ({ areaId: id, layer })));

/** The design as the API takes it; every layer is a picture by then. */
export const designMedia = (
  stored: readonly Stored[],
  areas: readonly PrintArea[],
): DesignLayer[] =>
  stored.flatMap(({ areaId, layer, objectId }) => {
    const area = areas.find(({ id }) => id === areaId);
    if (!area) return [];
    const { x, y, width, rotation } = layer;
    const scale = Math.round((width / area.width) * 10_000) / 10_000;
    const placed = { x: hundredths(x), y: hundredths(y), scale, rotation };
    return { print_area_id: areaId, object_id: objectId, ...placed };
  });
