import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { blanks, mapsOf } from './load-blanks.ts';
import type { BlankRecord } from './blank-record.ts';

/** A hash of a product's drawing: its record and the bytes of its maps. */
export function hashBlank(
  record: BlankRecord,
  maps: (viewId: string) => readonly string[],
): string {
  const hash = createHash('sha256').update(JSON.stringify(record));
  for (const { id } of record.views) for (const path of maps(id)) hash.update(readFileSync(path));
  return hash.digest('hex').slice(0, 16);
}

const known = new Map<string, string>();

/** The same by product id, cached: files do not change while a process runs. */
export function blankVersion(productId: string): string {
  const record = blanks.get(productId);
  if (!record) return 'none';
  const version =
    known.get(productId) ?? hashBlank(record, (view) => Object.values(mapsOf(productId, view)));
  known.set(productId, version);
  return version;
}
