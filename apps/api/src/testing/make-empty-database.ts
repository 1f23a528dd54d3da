import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dumpMigrated } from './dump-migrated.ts';

/** Migrated once for all test files, which each load it; the address reaches them by their environment. */
export default async function makeEmptyDatabase(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'tintory-empty-database-'));
  const path = join(folder, 'dump.tar');
  await writeFile(path, Buffer.from(await (await dumpMigrated()).arrayBuffer()));
  process.env['TEST_DATABASE_DUMP'] = path;
  return () => rm(folder, { recursive: true, force: true });
}
