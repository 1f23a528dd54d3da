import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chooseModel } from './choice.mjs';
import { isThere } from './files.mjs';

/** The command's name for the built-in model, which is `null` in the file. */
export const builtIn = 'built-in';

/**
 * Selects the model for the next jobs.
 *
 * @param {string} folder of all models
 * @param {{ name: string, capability?: string }} wanted the capability is for the built-in model;
 * another has its own
 * @returns what is used now, in words
 * @throws Error where there is none of that name
 */
export function useModel(folder, { name, capability = 'cutout' }) {
  if (name === builtIn) {
    mkdirSync(folder, { recursive: true });
    chooseModel(folder, capability, null);
    return `The next ${capability} is done with the built-in model.`;
  }
  const path = join(folder, name, 'model.json');
  if (!isThere(path)) throw new Error(`There is no model "${name}" in ${folder}.`);
  const own = JSON.parse(readFileSync(path, 'utf8')).capability;
  chooseModel(folder, own, name);
  return `The next ${own} is done with the model "${name}".`;
}
