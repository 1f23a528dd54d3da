import { blanks, mapsOf, modelView, type BlankRecord, type Rect } from '@tintory/mockups';
import type { AreaPrint, MockupPicture } from '@tintory/effects';

/** A picture to be rendered, and the area that it is to show. */
export type PictureWish = { areaId: string; picture: Omit<MockupPicture, 'outputPath'> };

export function blankOf(productId: string): BlankRecord {
  const record = blanks.get(productId);
  if (!record) throw new Error(`The product ${productId} is not drawn.`);
  return record;
}

/** The first view of each of two areas, or both of the only one. */
export function mockupWishes(
  record: BlankRecord,
  prints: readonly AreaPrint[],
  model: string | null,
): PictureWish[] {
  const areas = record.areas.filter(({ id }) => prints.some((print) => print.id === id));
  const shown = areas.flatMap(({ id, shown: views }) =>
    views.slice(0, areas.length > 1 ? 1 : 2).map((one) => ({ id, ...one })),
  );
  return shown.slice(0, 2).map(({ id, view, crop }) => ({
    areaId: id,
    picture: pictureOf(
      record,
      modelView(record, { areaId: id, viewId: view, model }),
      crop,
      'studio',
    ),
  }));
}

/** The view that is put into a place. */
export function sceneWish(
  record: BlankRecord,
  prints: readonly AreaPrint[],
  model: string | null,
): PictureWish {
  const [first] = record.areas;
  const area = record.areas.find(({ id }) => prints.some((print) => print.id === id)) ?? first;
  if (!area) throw new Error('A blank has at least one area.');
  const { id, inScene } = area;
  const view = modelView(record, { areaId: id, viewId: inScene, model });
  return { areaId: id, picture: pictureOf(record, view, undefined, 'none') };
}

/** A view of a product, or the part of it that is designed on. */
export function pictureOf(
  record: BlankRecord,
  viewId: string,
  crop: Rect | undefined,
  backdrop: MockupPicture['backdrop'],
): PictureWish['picture'] {
  const view = record.views.find(({ id }) => id === viewId);
  if (!view) throw new Error(`${record.id} has no view ${viewId}.`);
  const { side, areas } = view;
  return {
    ...{ maps: mapsOf(record.id, viewId), side, backdrop },
    crop: crop ?? { x: 0, y: 0, width: side, height: side },
    shapes: areas.map(({ id, on }) => ({ area: id, on })),
  };
}
