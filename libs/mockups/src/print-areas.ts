import type { PrintArea } from '@tintory/contract';
import { blanks } from './load-blanks.ts';

/** A product's print areas, as in its blank pictures; empty if it cannot be drawn. */
export function printAreas(productId: string): Omit<PrintArea, 'name'>[] {
  const record = blanks.get(productId);
  if (!record) return [];
  return record.areas.map(({ view: viewId, crop, shown: _shown, inScene: _scene, ...area }) => {
    const side = record.views.find(({ id }) => id === viewId)?.side ?? area.width;
    const shown = crop ?? { x: 0, y: 0, width: side, height: side };
    return {
      ...area,
      ...{ x: area.x - shown.x, y: area.y - shown.y },
      view: { width: shown.width, height: shown.height },
    };
  });
}
