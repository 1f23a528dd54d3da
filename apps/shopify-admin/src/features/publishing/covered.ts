import type { Publication } from '@tintory/contract';

/**
 * Publications replaced by a later one, which must be undone first, since each undo restores the
 * previous picture.
 *
 * @param rows the newest first
 */
export function coveredOf(rows: readonly Publication[]): ReadonlySet<string> {
  const taken = new Set<string>();
  const covered = new Set<string>();
  for (const { id, file_id: file, status } of rows) {
    if (status !== 'published') continue;
    if (taken.has(file)) covered.add(id);
    taken.add(file);
  }
  return covered;
}
