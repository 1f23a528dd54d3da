import { join } from 'node:path';
import type { Config } from '../../config.ts';
import type { Secrets } from '../secrets.ts';
import { createDiskStorage } from './disk-storage.ts';
import { createS3Storage } from './s3-storage.ts';
import type { Storage } from './storage.ts';
import { createUrlSigner, type UrlSigner } from './url-signer.ts';

/** Where the API answers the signed URLs of objects on disk; a bucket answers its own. */
export type DiskDoor = { folder: string; signer: UrlSigner };

/** A bucket where one is configured, else a folder. */
export function openStorage(
  config: Config,
  secrets: Secrets,
): { storage: Storage; diskDoor?: DiskDoor } {
  if (config.S3_BUCKET) return { storage: createS3Storage(config, config.S3_BUCKET) };
  const folder = join(config.DATA_DIR, 'objects');
  const signer = createUrlSigner(secrets.derive('objects'));
  return {
    storage: createDiskStorage(folder, config.API_ORIGIN, signer),
    diskDoor: { folder, signer },
  };
}
