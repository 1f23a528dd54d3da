import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const kinds = ['job', 'store', 'photos', 'design'] as const;
const ours = new RegExp(`^tintory-(?:${kinds.join('|')})-`);

/** Far longer than the queue's time limit. */
const leftAfterMs = 60 * 60_000;

/** A new folder for files at work; who opens it removes it. */
export const openWorkFolder = (kind: (typeof kinds)[number], place = tmpdir()): Promise<string> =>
  mkdtemp(join(place, `tintory-${kind}-`));

/** Deletes the working folders of killed processes, so that no person's pictures stay there. */
export async function clearWorkFolders(place = tmpdir()): Promise<void> {
  const names = await readdir(place).catch((): string[] => []);
  for (const name of names.filter((one) => ours.test(one))) {
    const path = join(place, name);
    // Another worker of this machine may be faster.
    const changed = await stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => Date.now(),
    );
    if (Date.now() - changed > leftAfterMs) await rm(path, { recursive: true, force: true });
  }
}
