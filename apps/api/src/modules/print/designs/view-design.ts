import type { PrintDesign } from '@tintory/contract';
import type { UploadsService } from '../../uploads/uploads.service.ts';
import type { DesignRow } from './designs.repository.ts';

/** A row as the contract shows it; its mock-up URLs are valid for a day or two. */
export async function viewDesign(
  uploads: Pick<UploadsService, 'viewLink'>,
  row: DesignRow,
): Promise<PrintDesign> {
  const mockups = (row.mockups ?? []).map(async ({ objectId, role, print_area_id }) => ({
    ...{ id: objectId, role, print_area_id, color: row.color },
    url: await uploads.viewLink(objectId, 'image/webp'),
  }));
  return {
    id: row.id,
    product_id: row.productId,
    ...{ color: row.color, model: row.model },
    media: row.layers,
    mockups: await Promise.all(mockups),
    dpi: row.dpi,
    created_at: row.createdAt.toISOString(),
  };
}
