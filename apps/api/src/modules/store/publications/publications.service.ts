import type { CursorPage, Publication } from '@tintory/contract';
import { addPictures } from './add-pictures.ts';
import type { PublicationsParts } from './publications-parts.ts';
import * as repository from './publications.repository.ts';
import { publishPicture } from './publish-picture.ts';
import { settlePending } from './settle-pending.ts';
import { undoPublication } from './undo-publication.ts';
import { viewPublication } from './view-publication.ts';

export type PublicationsService = ReturnType<typeof createPublicationsService>;

/** Publishes pictures to a store so that each can be undone. */
export const createPublicationsService = (parts: PublicationsParts) => ({
  publish: publishPicture(parts),
  addAll: addPictures(parts),
  list: listPublications(parts),
  undo: undoPublication(parts),
  settlePending: settlePending(parts),
  forgetAll: forgetPublications(parts),
});

type ListQuery = { product_id?: string | undefined; cursor?: string | undefined; limit: number };

const listPublications = (parts: PublicationsParts) => {
  const view = viewPublication(parts);
  return async (shop: string, query: ListQuery): Promise<CursorPage<Publication>> => {
    const { product_id: productId, cursor, limit } = query;
    const found = await repository.listPublications(parts.db, shop, { productId, cursor, limit });
    const rows = found.slice(0, limit);
    return {
      rows: await Promise.all(rows.map(view)),
      pageInfo: { end_cursor: rows.at(-1)?.id ?? null, has_next_page: found.length > limit },
    };
  };
};

/** Forgets all of a shop's, with the copies; what is in the store stays there. */
const forgetPublications =
  ({ db, copies }: PublicationsParts) =>
  async (shop: string): Promise<void> => {
    for (const { copyKey } of await repository.deletePublicationsOf(db, shop)) {
      await copies.drop(copyKey);
    }
  };
