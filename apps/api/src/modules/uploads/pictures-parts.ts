import type { ImagePool } from '@tintory/image-pool';
import type { Database } from '../../platform/database/database.ts';
import type { ImageFetcher } from '../../platform/image-fetcher/image-fetcher.ts';
import type { Storage } from '../../platform/storage/storage.ts';

/** What the worker's side of objects needs; each call takes its share. */
export type PicturesParts = {
  db: Database;
  storage: Storage;
  pool: ImagePool;
  fetcher: ImageFetcher;
  now: () => Date;
};

/** A picture as a clean file. */
export type OpenedPicture = {
  path: string;
  /** Its JPEG quality as uploaded, 1 to 100; null for other types. */
  jpegQuality: number | null;
};
