import { AppError } from '../../../platform/errors.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { DesignsService } from '../designs/designs.service.ts';
import type { DesignsForOrders } from './designs-for-orders.ts';

type Parts = {
  designs: Pick<DesignsService, 'read' | 'keep' | 'printFiles'>;
  storage: Pick<Storage, 'createGetUrl'>;
  now: () => Date;
};

/** A provider may fetch print files late. */
const linkMs = 86_400_000;

function orNull(error: unknown): null {
  if (error instanceof AppError && error.code === 'NotFound') return null;
  throw error;
}

/** Designs as orders use them: what they look like, and their print files by links for a day. */
export function createOrderedDesigns({ designs, storage, now }: Parts): DesignsForOrders {
  return {
    find: async (userId, id) => {
      const design = await designs.read(userId, id).catch(orNull);
      if (!design) return null;
      const shown = design.mockups.find(({ role }) => role === 'mockup') ?? design.mockups[0];
      return { id, productId: design.product_id, mockupUrl: shown?.url ?? null };
    },
    keep: (userId, id) => designs.keep(userId, id),
    printFiles: async (id, variantId) => {
      const expiresAt = new Date(+now() + linkMs);
      const files = (await designs.printFiles(id, variantId)).map(
        async ({ areaId, objectKey }) => ({
          areaId,
          url: await storage.createGetUrl({
            ...{ objectId: objectKey, contentType: 'image/png', contentDisposition: 'inline' },
            expiresAt,
          }),
        }),
      );
      return Promise.all(files);
    },
  };
}
