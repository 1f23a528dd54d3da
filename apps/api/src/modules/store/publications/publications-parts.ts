import type { Database } from '../../../platform/database/database.ts';
import type { UploadsService } from '../../uploads/uploads.service.ts';
import type { PictureCopies, PictureSource } from './picture-copies.ts';
import type { StoreFiles } from './store-files.ts';

/** What publications need; each step takes its share. */
export type PublicationsParts = {
  db: Database;
  files: StoreFiles;
  copies: PictureCopies;
  uploads: UploadsService;
  onError: (error: unknown) => void;
  now: () => Date;
};

/** A picture for a product of a store. */
export type PictureForProduct = PictureSource & { product_id: string; alt: string };
