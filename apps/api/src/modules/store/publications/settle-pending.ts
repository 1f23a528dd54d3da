import { showFile } from './finish-publications.ts';
import type { PublicationsParts } from './publications-parts.ts';
import * as repository from './publications.repository.ts';
import type { PublicationRow } from './publications.repository.ts';
import { withdrawPublication } from './withdraw-publication.ts';

/** Somebody is still waiting for what is younger than this, in milliseconds. */
const graceMs = 60_000;

/** Finishes publications that nobody waited for. */
export const settlePending = (parts: PublicationsParts) => {
  const { db, files, onError, now } = parts;
  const show = showFile(parts);
  const withdraw = withdrawPublication(parts);

  async function settle(row: PublicationRow): Promise<void> {
    const file = await files.read(row.shop, row.fileId);
    if (file?.fileStatus === 'READY') await show(row, file);
    else if (!file || file.fileStatus === 'FAILED') await withdraw(row, file);
  }

  return async (limit = 100): Promise<void> => {
    for (const row of await repository.listPending(db, new Date(+now() - graceMs), limit)) {
      await settle(row).catch(onError);
    }
  };
};
