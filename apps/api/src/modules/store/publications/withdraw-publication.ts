import type { ErrorCode } from '@tintory/contract';
import { AppError } from '../../../platform/errors.ts';
import { isReplacement } from './originals.ts';
import type { PublicationsParts } from './publications-parts.ts';
import * as repository from './publications.repository.ts';
import type { PublicationRow } from './publications.repository.ts';
import type { StoreFile } from './store-files.ts';

type Parts = Pick<PublicationsParts, 'db' | 'files' | 'copies'>;

/** A refused product leaves nothing behind, neither there nor here. */
export const withdrawPublication =
  ({ db, files, copies }: Parts) =>
  async (row: PublicationRow, file: StoreFile | undefined): Promise<void> => {
    if (!isReplacement(row)) {
      if (file) await files.remove(row.shop, [row.fileId]);
    } else if (file?.fileStatus === 'FAILED') await files.keepOld(row.shop, row.fileId);
    await repository.deletePublication(db, row.id);
    await copies.drop(row.copyKey);
  };

/** Waits for a step of a publication, and withdraws that where the step fails with one of the codes. */
export const orWithdraw = (parts: Parts) => {
  const withdraw = withdrawPublication(parts);

  return async (
    row: PublicationRow,
    file: StoreFile | undefined,
    work: Promise<void>,
    codes: ErrorCode[] = ['PublishRefused'],
  ): Promise<void> => {
    try {
      await work;
    } catch (error) {
      if (error instanceof AppError && codes.includes(error.code)) await withdraw(row, file);
      throw error;
    }
  };
};
