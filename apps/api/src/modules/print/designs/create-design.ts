import type { PrintDesign, UpdateMediaBody } from '@tintory/contract';
import { AppError } from '../../../platform/errors.ts';
import { checkAreas, lowestDpi } from './check-layers.ts';
import { hashOf } from './design-hash.ts';
import { colorOf, modelOf } from './design-product.ts';
import { dayMs, keptUntil, type DesignsParts } from './designs-parts.ts';
import * as repository from './designs.repository.ts';
import { keepPictures } from './keep-designs.ts';
import type { MockupMaker } from './mockup-maker.ts';
import { withLayers } from './open-layers.ts';
import { viewDesign } from './view-design.ts';

/** Each leaves pictures for a month; nobody designs more by hand. */
const mostADay = 300;

/**
 * Keeps a design and renders its mock-ups, unless the user has an equal one that is.
 *
 * @throws AppError `NotFound` for a product or a picture that is not there, `InvalidInput` naming what
 *   cannot be printed, `TooManyRequests` above what one person designs in a day
 */
export const createDesign = (parts: DesignsParts, withMockups: MockupMaker) => {
  const { db, pictures, uploads, now } = parts;
  const check = checkDesign(parts);
  const keep = keepPictures(parts);

  return async (
    userId: string,
    productId: string,
    { media, color, model }: UpdateMediaBody,
  ): Promise<PrintDesign> => {
    const { product, areas, hash } = await check(userId, productId, { media, color, model });
    const made = await withLayers(pictures, { userId, layers: media }, async (layers, folder) => {
      const row = await repository.putDesign(db, {
        ...{ userId, productId, color: color ?? null, model: model ?? null, layers: media },
        dpi: lowestDpi(areas, layers),
        ...{ hash, createdAt: now(), expiresAt: keptUntil(now()) },
      });
      await keep(row);
      return withMockups(row, { product, layers, folder });
    });
    return viewDesign(uploads, made);
  };
};

const checkDesign =
  ({ db, uploads, findProduct, now }: DesignsParts) =>
  async (userId: string, productId: string, { media, color, model }: UpdateMediaBody) => {
    const product = await findProduct(productId);
    if (!product) throw new AppError('NotFound');
    colorOf(product, color);
    modelOf(product, model);
    const areas = checkAreas(product, media);
    for (const [index, { object_id: objectId }] of media.entries()) {
      await uploads.assertUsable(userId, objectId, `media.${index}.object_id`);
    }
    const hash = hashOf(productId, { color, model }, media);
    const since = new Date(+now() - dayMs);
    if ((await repository.countOthersSince(db, { userId, hash }, since)) >= mostADay) {
      throw new AppError('TooManyRequests');
    }
    return { product, areas, hash };
  };
