import type { StoreImage } from '@tintory/contract';
import { AppError } from '../../../platform/errors.ts';
import { viewImage } from '../catalogue/catalogue.service.ts';
import { isReplacement } from './originals.ts';
import type { PublicationsParts } from './publications-parts.ts';
import * as repository from './publications.repository.ts';
import type { PublicationRow } from './publications.repository.ts';
import { publishRefused } from './publish-refused.ts';
import type { StoreFile } from './store-files.ts';
import { orWithdraw, withdrawPublication } from './withdraw-publication.ts';

type Parts = Pick<PublicationsParts, 'db' | 'files' | 'copies'>;

/** Shows a file that the store has taken on its product. */
export const showFile = (parts: Parts) => {
  const { db, files } = parts;
  const guard = orWithdraw(parts);

  return async (row: PublicationRow, file: StoreFile): Promise<StoreImage> => {
    if (!isReplacement(row)) {
      await guard(row, file, files.attach(row.shop, row.fileId, row.productId));
    }
    const image = viewImage(file);
    if (!image) throw new AppError('ProviderUnavailable');
    const afterUrl = image.Image.image.url;
    await repository.updatePublication(db, row.id, { status: 'published', afterUrl });
    return image;
  };
};

/**
 * Waits for the store's answer; one refused picture undoes the others. Without an answer the rows
 * stay pending: see `settlePending`.
 */
export const finishPublications = (parts: Parts) => {
  const withdraw = withdrawPublication(parts);
  const show = showFile(parts);

  return async (rows: PublicationRow[]): Promise<StoreImage[]> => {
    const settled: { row: PublicationRow; file: StoreFile }[] = [];
    for (const row of rows) {
      const file = await parts.files.settled(row.shop, row.fileId);
      if (!file) throw publishRefused([{ message: 'The store has not taken it yet.' }]);
      settled.push({ row, file });
    }
    const refused = settled.filter(({ file }) => file.fileStatus !== 'READY');
    if (refused.length > 0) {
      for (const { row, file } of settled) await withdraw(row, file);
      const reasons = refused.flatMap(({ file }) => [...file.fileErrors, ...file.mediaErrors]);
      throw publishRefused(reasons);
    }
    const images: StoreImage[] = [];
    for (const { row, file } of settled) images.push(await show(row, file));
    return images;
  };
};
