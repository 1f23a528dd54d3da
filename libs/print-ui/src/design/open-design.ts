import type { PrintArea, PrintDesign } from '@tintory/contract';
import { withLayer, type Design, type PictureLayer } from './layer.ts';
import { kept } from './placing.ts';

type Size = { width: number; height: number };

/**
 * A design as it was rendered, to be worked on again; words are pictures by then.
 *
 * @param readSize how many pixels a stored picture has
 */
export async function openDesign(
  { media }: Pick<PrintDesign, 'media'>,
  areas: readonly PrintArea[],
  readSize: (objectId: string) => Promise<Size>,
): Promise<Design> {
  const opened = await Promise.all(
    media.map(async ({ print_area_id: areaId, object_id: objectId, ...placed }) => {
      const area = areas.find(({ id }) => id === areaId);
      if (!area) return [];
      const { width: pixels, height } = await readSize(objectId);
      const placing = kept({ ...placed, width: placed.scale * area.width }, area);
      const layer: PictureLayer = {
        ...{ id: crypto.randomUUID(), kind: 'picture', name: '', pixels },
        ...{ aspect: height / pixels, objectId, file: null, ...placing },
      };
      return [{ areaId, layer }];
    }),
  );
  return opened
    .flat()
    .reduce<Design>((design, { areaId, layer }) => withLayer(design, areaId, layer), {});
}
