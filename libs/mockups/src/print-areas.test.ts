import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { blanks, mapsOf } from './load-blanks.ts';
import { printAreas } from './print-areas.ts';

describe('the products that are drawn', () => {
  it('are twelve', () => {
    expect([...blanks.keys()].sort()).toEqual([
      'canvas',
      'cushion',
      'hoodie',
      'mug',
      'pet-bandana',
      'phone-case',
      'poster',
      'scarf',
      'stickers',
      't-shirt',
      'tote',
      'wrapping-paper',
    ]);
  });

  it('have areas that lie on the view which their blank shows', () => {
    for (const id of blanks.keys()) {
      for (const { x, y, width, height, view } of printAreas(id)) {
        expect(x, id).toBeGreaterThanOrEqual(0);
        expect(y, id).toBeGreaterThanOrEqual(0);
        expect(x + width, id).toBeLessThanOrEqual(view.width);
        expect(y + height, id).toBeLessThanOrEqual(view.height);
      }
    }
  });

  it('have maps for every view, and know every view and area they name', () => {
    for (const { id, views, areas } of blanks.values()) {
      const known = views.map((view) => view.id);
      for (const view of known) {
        for (const path of Object.values(mapsOf(id, view)))
          expect(existsSync(path), path).toBe(true);
      }
      for (const area of areas) {
        for (const view of [area.view, area.inScene, ...area.shown.map((one) => one.view)]) {
          expect(known, id).toContain(view);
        }
        const shape = views
          .find((view) => view.id === area.view)
          ?.areas.find((one) => one.id === area.id);
        expect(shape?.on, id).toEqual({
          x: area.x,
          y: area.y,
          width: area.width,
          height: area.height,
        });
      }
    }
  });

  it('has none of a product that there is not', () => {
    expect(printAreas('sofa')).toEqual([]);
  });
});
