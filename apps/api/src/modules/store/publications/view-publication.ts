import type { Publication } from '@tintory/contract';
import { isUndoable } from './originals.ts';
import type { PublicationsParts } from './publications-parts.ts';
import type { PublicationRow } from './publications.repository.ts';

/** Shows a publication, with a link to what stood there before where that is kept. */
export const viewPublication =
  ({ uploads }: Pick<PublicationsParts, 'uploads'>) =>
  async (row: PublicationRow): Promise<Publication> => ({
    id: row.id,
    product_id: row.productId,
    file_id: row.fileId,
    object_id: row.objectId,
    status: row.status === 'undone' ? 'undone' : 'published',
    before_url:
      row.copyKey && row.copyType
        ? await uploads.viewLink(row.copyKey, row.copyType)
        : row.beforeUrl,
    after_url: row.afterUrl,
    alt: row.alt,
    alt_before: row.altBefore,
    created_at: row.createdAt.toISOString(),
    undone_at: row.undoneAt?.toISOString() ?? null,
    undoable: isUndoable(row),
  });
