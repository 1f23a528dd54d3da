import { describe, expect, it } from 'vitest';
import { anArea, aPicture } from '../testing/some-product.ts';
import { designMedia, everyLayer } from './design-media.ts';
import { openDesign } from './open-design.ts';

describe('a design that is opened again', () => {
  it('is sent as it came', async () => {
    const areas = [anArea(), anArea({ id: 'back', name: 'Back' })];
    const layer = aPicture({ x: 120.5, y: 88, width: 150, rotation: -15 });
    const media = designMedia(
      [
        { areaId: 'front', layer, objectId: 'o1' },
        { areaId: 'back', layer, objectId: 'o2' },
      ],
      areas,
    );
    const design = await openDesign({ media }, areas, async () => ({ width: 800, height: 400 }));
    const again = everyLayer(design, areas).map((one) => ({
      ...one,
      objectId: one.layer.kind === 'picture' ? (one.layer.objectId ?? '') : '',
    }));
    expect(designMedia(again, areas)).toEqual(media);
    expect(design['front']?.[0]).toMatchObject({ pixels: 800, aspect: 0.5 });
  });

  it('leaves out what lies on an area that the product has no more', async () => {
    const media = [{ print_area_id: 'hood', object_id: 'o1', x: 0, y: 0, scale: 1, rotation: 0 }];
    const size = async () => ({ width: 8, height: 8 });
    expect(await openDesign({ media }, [anArea()], size)).toEqual({});
  });
});
