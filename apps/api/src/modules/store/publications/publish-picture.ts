import type { ErrorCode, StoreImage } from '@tintory/contract';
import { AppError } from '../../../platform/errors.ts';
import { assertFile, assertProduct, viewImage } from '../catalogue/catalogue.service.ts';
import { addSources } from './add-pictures.ts';
import { finishPublications } from './finish-publications.ts';
import { isReplacement } from './originals.ts';
import type { PictureForProduct, PublicationsParts } from './publications-parts.ts';
import * as repository from './publications.repository.ts';
import type { PublicationRow } from './publications.repository.ts';
import { orWithdraw } from './withdraw-publication.ts';

/** After any other error the store may have done it. */
const notTaken: ErrorCode[] = ['PublishRefused', 'StoreGone', 'TooManyRequests'];

type PublishedPicture = PictureForProduct & { file_id?: string | null | undefined };

/** Puts a picture in the place of `file_id`, or adds it without one. */
export const publishPicture = (parts: PublicationsParts) => {
  const { db, copies } = parts;
  const add = addSources(parts);
  const replace = replaceFile(parts);
  const repeat = repeatPublication(parts);

  async function begin(shop: string, userId: string, picture: PublishedPicture) {
    const source = await copies.sourceOf(shop, userId, picture);
    const { file_id: fileId } = picture;
    return fileId ? replace(shop, fileId, source, picture) : add(shop, [source], picture);
  }

  return async (shop: string, userId: string, picture: PublishedPicture): Promise<StoreImage> => {
    const productId = assertProduct(picture.product_id);
    const { object_id: objectId, alt } = picture;
    const same = { shop, productId, objectId, fileId: picture.file_id || null, alt };
    const pending = await repository.findPending(db, same);
    const [image] = pending
      ? await repeat(pending, userId, picture)
      : await begin(shop, userId, picture);
    if (!image) throw new AppError('ProviderUnavailable');
    return image;
  };
};

/** @throws AppError `NotFound` */
const replaceFile = (parts: PublicationsParts) => {
  const { db, files, copies, now } = parts;
  const guard = orWithdraw(parts);
  const finish = finishPublications(parts);

  return async (shop: string, fileId: string, source: string, picture: PictureForProduct) => {
    const file = await files.read(shop, assertFile(fileId));
    const image = file && viewImage(file);
    if (!image) throw new AppError('NotFound');
    const { url } = image.Image.image;
    const { product_id: productId, object_id: objectId, alt } = picture;
    const row = await repository.insertPublication(db, {
      ...(await copies.keep(file.originalSource?.url ?? url)),
      ...{ shop, productId, fileId, objectId: objectId ?? null, status: 'pending' },
      ...{ beforeUrl: url, altBefore: image.alt, afterUrl: source, alt, createdAt: now() },
    });
    const change = { originalSource: source, alt };
    await guard(row, undefined, files.replace(shop, fileId, change), notTaken);
    return finish([row]);
  };
};

/** The same picture again, whose answer got lost: what stood there at first is kept with its row. */
const repeatPublication = (parts: PublicationsParts) => {
  const { files, copies } = parts;
  const finish = finishPublications(parts);

  return async (row: PublicationRow, userId: string, picture: PictureForProduct) => {
    if (isReplacement(row)) {
      const originalSource = await copies.sourceOf(row.shop, userId, picture);
      await files.replace(row.shop, row.fileId, { originalSource, alt: row.alt });
    }
    return finish([row]);
  };
};
