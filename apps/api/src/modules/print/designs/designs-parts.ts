import { designRules } from '@tintory/contract';
import type { ImagePool } from '@tintory/image-pool';
import type { PlaceLibrary } from '@tintory/places';
import type { Database } from '../../../platform/database/database.ts';
import type { PicturesService } from '../../uploads/pictures.service.ts';
import type { UploadsService } from '../../uploads/uploads.service.ts';
import type { FindProduct } from './design-product.ts';

/** What designs need; each call takes its share. */
export type DesignsParts = {
  db: Database;
  pool: ImagePool;
  library: PlaceLibrary;
  pictures: PicturesService;
  uploads: UploadsService;
  findProduct: FindProduct;
  now: () => Date;
};

export const dayMs = 24 * 60 * 60 * 1_000;

/** Until when a design that is used now is kept. */
export const keptUntil = (now: Date): Date => new Date(+now + designRules.keptDays * dayMs);
