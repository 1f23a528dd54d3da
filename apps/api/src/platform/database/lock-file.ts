import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Claims a data folder for this process. Two processes on one embedded database would silently lose
 * data, so the second is refused. A dead process's lock is taken over.
 *
 * @returns releases the lock
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'database.lock');
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    const holder = Number(readFileSync(path, 'utf8'));
    if (holder !== process.pid && isAlive(holder)) {
      throw new Error(
        `The database in ${folder} is in use by process ${holder}. Stop it, or set DATA_DIR to another folder.`,
        { cause: error },
      );
    }
    writeFileSync(path, String(process.pid));
  }
  return () => rmSync(path, { force: true });
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
