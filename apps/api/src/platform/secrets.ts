import { hkdfSync, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Keys for each purpose, all from one secret, so that one use never weakens another. */
export type Secrets = { derive(purpose: string, context?: string): Buffer };

/** @param secret at least 32 characters */
export const createSecrets = (secret: string): Secrets => ({
  derive: (purpose, context = '') =>
    Buffer.from(hkdfSync('sha256', secret, context, `tintory:${purpose}`, 32)),
});

/** The secret of a run that was given none: made once and kept beside the data. */
export function readOrMakeSecret(folder: string): string {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'secret');
  try {
    writeFileSync(path, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(path, 'utf8');
}
