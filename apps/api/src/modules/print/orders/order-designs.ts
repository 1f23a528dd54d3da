import { AppError } from '../../../platform/errors.ts';
import type { UploadsService } from '../../uploads/uploads.service.ts';
import type { DesignsService } from '../designs/designs.service.ts';
import type { DesignsForOrders } from './designs-for-orders.ts';

/** People's own designs, as orders use them; the links of print files hold for a day or two. */
export function createOrderDesigns(
  designs: Pick<DesignsService, 'read' | 'keep' | 'printFiles'>,
  uploads: Pick<UploadsService, 'viewLink'>,
): DesignsForOrders {
  return {
    find: async (userId, designId) => {
      const design = await designs.read(userId, designId).catch(nullIfGone);
      if (!design) return null;
      const { id, product_id: productId, mockups } = design;
      return { id, productId, mockupUrl: mockups[0]?.url ?? null };
    },
    keep: designs.keep,
    printFiles: async (designId) => {
      const files = await designs.printFiles(designId);
      return Promise.all(
        files.map(async ({ areaId, objectKey }) => ({
          areaId,
          url: await uploads.viewLink(objectKey, 'image/png'),
        })),
      );
    },
  };
}

function nullIfGone(error: unknown): null {
  if (error instanceof AppError && error.code === 'NotFound') return null;
  throw error;
}
