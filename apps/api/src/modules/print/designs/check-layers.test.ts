import type { DesignLayer } from '@tintory/contract';
import { printAreas } from '@tintory/mockups';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkAreas, lowestDpi } from './check-layers.ts';
import type { DesignProduct } from './design-product.ts';

const product: DesignProduct = { id: 't-shirt', print_areas: printAreas('t-shirt'), variants: [] };
const area = product.print_areas[0] as DesignProduct['print_areas'][number];
const objectId = '01890a5d-ac96-774b-bcce-b302099a8057';

const layer = (changes: Partial<DesignLayer> = {}): DesignLayer => ({
  ...{ print_area_id: 'front', object_id: objectId, x: 150, y: 200, scale: 0.5, rotation: 0 },
  ...changes,
});
const picture = { path: '', width: 400, height: 300 };
const accepts = (one: DesignLayer) => {
  try {
    lowestDpi(checkAreas(product, [one]), [{ layer: one, ...picture }]);
    return true;
  } catch {
    return false;
  }
};

/** Whether any of many points of the turned picture lies on the area. */
function isSeen({ x, y, scale, rotation }: DesignLayer): boolean {
  const [width, angle] = [scale * area.width, (rotation * Math.PI) / 180];
  const height = (width * picture.height) / picture.width;
  for (let i = 0; i <= 40; i += 1) {
    for (let j = 0; j <= 40; j += 1) {
      const [dx, dy] = [(i / 40 - 0.5) * width, (j / 40 - 0.5) * height];
      const px = x + dx * Math.cos(angle) - dy * Math.sin(angle);
      const py = y + dx * Math.sin(angle) + dy * Math.cos(angle);
      if (px > 0 && py > 0 && px < area.width && py < area.height) return true;
    }
  }
  return false;
}

describe('a picture on an area', () => {
  it('is taken wherever some of it would be printed', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -400, max: 700 }),
        fc.integer({ min: -400, max: 900 }),
        fc.double({ min: 0.05, max: 2, noNaN: true }),
        fc.integer({ min: -360, max: 360 }),
        (x, y, scale, rotation) => {
          const one = layer({ x, y, scale, rotation });
          if (isSeen(one)) expect(accepts(one)).toBe(true);
        },
      ),
    );
  });

  it('is refused where it is beside the area, turned or not', () => {
    for (const one of [
      layer({ x: -77 }),
      layer({ x: area.width + 77 }),
      layer({ y: -58 }),
      layer({ x: -75, y: -75, rotation: -45 }),
    ]) {
      expect([one, accepts(one)]).toEqual([one, false]);
    }
  });

  it('has the density of the pixels that it has', () => {
    const dpi = lowestDpi(checkAreas(product, [layer()]), [{ layer: layer(), ...picture }]);
    expect(dpi).toBe(Math.round(400 / ((0.5 * area.width) / 25.4)));
  });
});
