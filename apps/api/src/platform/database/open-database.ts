import type { Config } from '../../config.ts';
import type { DatabaseHandle } from './database.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';

/** PostgreSQL where it is configured, else the embedded one in the data folder. */
export const openDatabase = (
  config: Config,
  onError: (error: Error) => void,
): Promise<DatabaseHandle> =>
  config.DATABASE_URL
    ? openPostgres(config.DATABASE_URL, onError)
    : openPglite({ folder: config.DATA_DIR });
