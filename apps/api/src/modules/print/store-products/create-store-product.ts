import { createHash } from 'node:crypto';
import type { PrintInStore } from '@tintory/contract';
import { blankVersion } from '@tintory/mockups';
import { AppError } from '../../../platform/errors.ts';
import { createProductMaker } from './make-product.ts';
import { priceVariants } from './price-variants.ts';
import { handleOf } from './product-input.ts';
import { providerPicturesQueue } from './provider-pictures.queue.ts';
import { viewAsSeen } from './read-store-products.ts';
import { createStorePictures } from './store-pictures.ts';
import type { Asker, StoreProductBody, StoreProductsParts } from './store-products-parts.ts';
import * as repository from './store-products.repository.ts';

/**
 * Creates a draft product of a design in the store. The same key returns the same product.
 *
 * @throws AppError `NotFound` for a design that is not theirs, `InvalidInput` naming variants and
 * prices, `StoreProductRefused` with the store's reasons, `StoreScopeMissing`, `StoreGone`
 */
export const createStoreProduct = (parts: StoreProductsParts) => {
  const { db, queue, designs, products, provider } = parts;
  const maker = createProductMaker({ ...parts, pictures: createStorePictures(products) });
  const putWish = storeWish(parts);
  const view = viewAsSeen(parts);

  return async (
    asker: Asker,
    key: string | undefined,
    body: StoreProductBody,
  ): Promise<PrintInStore> => {
    const { row, product } = await putWish(asker, key, body);
    if (row.status === 'made' || row.status === 'deleted') return view(asker, row);
    const design = await designs.rendered(asker.userId, row.designId, { anew: false });
    await designs.keep(asker.userId, row.designId);
    const { title, description } = body;
    const wish = { product, title, description, language: asker.language };
    const made = await maker.make(row, wish, design);
    if (made.status === 'made' && provider.name === 'printful') {
      const message = { shop: made.shop, id: made.id };
      await db.transaction((tx) => queue.send(tx, providerPicturesQueue, message));
    }
    return view(asker, made);
  };
};

/**
 * Stores what is to be made, once for each key.
 *
 * @throws AppError `Conflict` for another body
 */
const storeWish =
  ({ db, designs, catalogue, products, now }: StoreProductsParts) =>
  async (asker: Asker, key: string | undefined, body: StoreProductBody) => {
    const { shop, userId, language } = asker;
    const design = await designs.read(userId, body.design_id);
    const product = await catalogue.read(design.product_id, language);
    const currency = await products.currency(shop);
    const variants = priceVariants(product, body, currency);
    const id = repository.newId();
    const bodyHash = createHash('sha256').update(JSON.stringify(body)).digest('base64url');
    const row = await repository.putWish(db, {
      ...{ id, shop, userId, bodyHash, currency, variants, title: body.title },
      ...{ wishKey: key ?? id, designId: design.id, printProductId: product.id },
      ...{ handle: handleOf(body.title, product.id, id), status: 'creating', pictures: [] },
      ...{ blankHash: blankVersion(product.id), createdAt: now(), triedAt: now() },
    });
    if (row.bodyHash !== bodyHash) throw new AppError('Conflict');
    return { row, product };
  };
