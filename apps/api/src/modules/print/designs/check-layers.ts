import { designRules, type DesignLayer } from '@tintory/contract';
import { validate as isUuid } from 'uuid';
import { AppError } from '../../../platform/errors.ts';
import type { Detail } from '../../../platform/detail.ts';
import type { DesignProduct } from './design-product.ts';
import type { OpenLayer } from './open-layers.ts';

type Area = DesignProduct['print_areas'][number];
type Size = { width: number; height: number };

const mmPerInch = 25.4;

const invalid = (field: string, detail: Detail) =>
  new AppError('InvalidInput', { details: { [field]: detail } });

/**
 * The areas by their ids.
 *
 * @throws AppError `InvalidInput` naming the layer, or `media` for too many
 */
export function checkAreas(
  product: DesignProduct,
  layers: readonly DesignLayer[],
): Map<string, Area> {
  const areas = new Map(product.print_areas.map((area) => [area.id, area]));
  for (const [index, { print_area_id: id, object_id: objectId }] of layers.entries()) {
    const known = [...areas.keys()].join(', ');
    if (!areas.has(id))
      throw invalid(`media.${index}.print_area_id`, { text: 'noSuchArea', known });
    if (!isUuid(objectId)) throw invalid(`media.${index}.object_id`, { text: 'uuid' });
  }
  const most = designRules.layersOfArea;
  for (const id of areas.keys()) {
    const count = layers.filter((layer) => layer.print_area_id === id).length;
    if (count > most) throw invalid('media', { text: 'tooManyLayers', most });
  }
  return areas;
}

/** @throws AppError `InvalidInput` naming a layer that nothing would be printed of */
function checkPlace(area: Area, layer: DesignLayer, picture: Size, index: number): void {
  if (area.tiled || touches(area, layer, picture)) return;
  throw invalid(`media.${index}.x`, { text: 'besideArea' });
}

/** Whether a turned picture covers any of its area: separating axes of two rectangles. */
function touches(area: Size, layer: DesignLayer, picture: Size): boolean {
  const angle = (layer.rotation * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [halfWidth, halfHeight] = halvesOf(area, layer, picture);
  const [dx, dy] = [layer.x - area.width / 2, layer.y - area.height / 2];
  const reachX = halfWidth * Math.abs(cos) + halfHeight * Math.abs(sin);
  const reachY = halfWidth * Math.abs(sin) + halfHeight * Math.abs(cos);
  if (Math.abs(dx) >= area.width / 2 + reachX) return false;
  if (Math.abs(dy) >= area.height / 2 + reachY) return false;
  const across = (area.width * Math.abs(cos) + area.height * Math.abs(sin)) / 2;
  const down = (area.width * Math.abs(sin) + area.height * Math.abs(cos)) / 2;
  if (Math.abs(dx * cos + dy * sin) >= halfWidth + across) return false;
  return Math.abs(dy * cos - dx * sin) < halfHeight + down;
}

function halvesOf(area: Size, { scale }: DesignLayer, picture: Size): [number, number] {
  const halfWidth = (scale * area.width) / 2;
  return [halfWidth, (halfWidth * picture.height) / picture.width];
}

/** A picture's dots per inch at the size it is printed in. */
const dpiOf = (area: Size, { scale }: DesignLayer, picture: Size): number =>
  Math.max(1, Math.round((picture.width * mmPerInch) / (scale * area.width)));

/**
 * The least density of a design's pictures.
 *
 * @throws AppError `InvalidInput` naming a layer that nothing would be printed of
 */
export const lowestDpi = (areas: ReadonlyMap<string, Area>, layers: readonly OpenLayer[]): number =>
  Math.min(
    ...layers.flatMap(({ layer, ...picture }, index) => {
      const area = areas.get(layer.print_area_id);
      if (!area) return [];
      checkPlace(area, layer, picture, index);
      return [dpiOf(area, layer, picture)];
    }),
  );
