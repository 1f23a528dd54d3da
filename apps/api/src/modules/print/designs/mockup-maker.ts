import type { ImagePool } from '@tintory/image-pool';
import type { PlaceLibrary } from '@tintory/places';
import type { Database } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { PicturesService } from '../../uploads/pictures.service.ts';
import type { UploadsService } from '../../uploads/uploads.service.ts';
import { colorOf, modelOf, type DesignProduct } from './design-product.ts';
import * as repository from './designs.repository.ts';
import type { DesignRow } from './designs.repository.ts';
import { areaPrints, type OpenLayer } from './open-layers.ts';
import { renderDesign } from './render-design.ts';

type Dependencies = {
  db: Database;
  pool: ImagePool;
  library: PlaceLibrary;
  pictures: PicturesService;
  uploads: UploadsService;
};

type Opened = { product: DesignProduct; layers: OpenLayer[]; folder: string };

/** Renders a design's mock-ups if they are missing; returns the row with them. */
export type MockupMaker = (row: DesignRow, opened: Opened) => Promise<DesignRow>;

/** Two of the same design at the same time render it once. */
export function createMockupMaker({
  db,
  pool,
  library,
  pictures,
  uploads,
}: Dependencies): MockupMaker {
  const rendering = new Map<string, Promise<DesignRow>>();

  /** Whether all files of its mock-ups are there. */
  async function isRendered({ userId, mockups }: DesignRow): Promise<boolean> {
    if (!mockups) return false;
    const there = mockups.map(({ objectId }) => uploads.isThere(userId, objectId));
    return (await Promise.all(there)).every(Boolean);
  }

  async function store(
    { userId, expiresAt }: DesignRow,
    made: Awaited<ReturnType<typeof renderDesign>>,
  ) {
    return Promise.all(
      made.map(async ({ role, areaId, path, file }) => ({
        ...{ role, print_area_id: areaId },
        objectId: await pictures.storeMade(userId, path, file, expiresAt),
      })),
    );
  }

  async function render(row: DesignRow, { product, layers, folder }: Opened): Promise<DesignRow> {
    if (await isRendered(row)) return row;
    if (row.mockups) await repository.dropMockups(db, row.id);
    const { id, userId, productId } = row;
    const color = colorOf(product, row.color ?? undefined);
    const model = modelOf(product, row.model ?? undefined);
    const design = { productId, color, model, prints: areaPrints(product, layers) };
    const turn = { user: userId, isPaid: true };
    const mockups = await store(
      row,
      await renderDesign({ pool, library }, design, folder, { turn }),
    );
    if (await repository.setMockups(db, id, mockups)) return { ...row, mockups };
    // Another process was faster, or the design was deleted.
    await uploads.remove(mockups.map(({ objectId }) => objectId));
    const other = await repository.findDesign(db, userId, id);
    if (!other) throw new AppError('NotFound');
    return other;
  }

  return (row, opened) => {
    const going =
      rendering.get(row.id) ?? render(row, opened).finally(() => rendering.delete(row.id));
    rendering.set(row.id, going);
    return going;
  };
}
