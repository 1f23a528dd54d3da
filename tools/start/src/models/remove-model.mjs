import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { partOf } from './add-model.mjs';
import { unchooseModel } from './choice.mjs';
import { isThere } from './files.mjs';

/**
 * Removes a model, atomically for readers, or the remains of an installation.
 *
 * @param {string} folder of all models
 * @returns what was removed, in words
 * @throws Error where there is none of that name
 */
export function removeModel(folder, name) {
  const home = join(folder, name);
  const part = partOf(folder, name);
  const isPart = isThere(part);
  rmSync(part, { force: true });
  if (!isThere(home) && isPart) return `The unfinished download of "${name}" is removed.`;
  if (!isThere(home)) throw new Error(`There is no model "${name}" in ${folder}.`);
  const gone = join(folder, `.old-${name}-${process.pid}`);
  renameSync(home, gone);
  unchooseModel(folder, name);
  rmSync(gone, { recursive: true, force: true });
  return `The model "${name}" is removed. The next job does without it.`;
}
