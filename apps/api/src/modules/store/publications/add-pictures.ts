import type { StoreImage } from '@tintory/contract';
import { assertProduct } from '../catalogue/catalogue.service.ts';
import { finishPublications } from './finish-publications.ts';
import type { PictureForProduct, PublicationsParts } from './publications-parts.ts';
import * as repository from './publications.repository.ts';
import type { PublicationRow } from './publications.repository.ts';

/** Adds pictures, by addresses that the store can read, to those of a product. */
export const addSources = (parts: PublicationsParts) => {
  const { db, files, now } = parts;
  const finish = finishPublications(parts);

  return async (
    shop: string,
    sources: string[],
    { product_id: productId, object_id: objectId, alt }: Omit<PictureForProduct, 'url'>,
  ): Promise<StoreImage[]> => {
    const ids = await files.create(
      shop,
      sources.map((originalSource) => ({ originalSource, alt })),
    );
    const rows: PublicationRow[] = [];
    for (const [at, fileId] of ids.entries()) {
      const row = await repository.insertPublication(db, {
        ...{ shop, productId, fileId, alt, objectId: objectId ?? null },
        ...{ status: 'pending', afterUrl: sources[at] ?? '', createdAt: now() },
      });
      rows.push(row);
    }
    return finish(rows);
  };
};

/** Adds pictures from the web to those of a product. */
export const addPictures = (parts: PublicationsParts) => {
  const { copies } = parts;
  const add = addSources(parts);

  return async (
    shop: string,
    userId: string,
    productId: string,
    urls: string[],
  ): Promise<StoreImage[]> => {
    const sources: string[] = [];
    for (const url of urls) sources.push(await copies.sourceOf(shop, userId, { url }));
    return add(shop, sources, { product_id: assertProduct(productId), alt: '' });
  };
};
