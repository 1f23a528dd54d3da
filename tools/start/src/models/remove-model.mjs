import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isThere } from './files.mjs';

/**
 * Removes a model; at once for those who look, whatever its size.
 *
 * @param {string} folder of all models
 * @throws Error where there is none of that name
 */
export async function removeModel(folder, name) {
  const home = join(folder, name);
  if (!isThere(home)) throw new Error(`There is no model "${name}" in ${folder}.`);
  const gone = join(folder, `.old-${name}-${process.pid}`);
  renameSync(home, gone);
  rmSync(gone, { recursive: true, force: true });
}
