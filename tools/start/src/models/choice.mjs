import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Which model each capability was told to use, as the API reads it before each job
 * (`libs/imaging/src/own-models/models-in-use.ts`). One that is not named is the first by name.
 *
 * @param {string} folder of all models
 * @returns {Record<string, string | null>}
 */
export function readChoice(folder) {
  try {
    return JSON.parse(readFileSync(join(folder, 'in-use.json'), 'utf8')) ?? {};
  } catch {
    // Nothing was chosen yet, or it is not readable: the API says so in its log.
    return {};
  }
}

/** Chooses a model for its capability, or with `null` the built-in one. */
export function chooseModel(folder, capability, name) {
  writeChoice(folder, { ...readChoice(folder), [capability]: name });
}

/** Forgets a model that was chosen. */
export function unchooseModel(folder, name) {
  const choice = Object.entries(readChoice(folder));
  const rest = choice.filter(([, chosen]) => chosen !== name);
  if (rest.length < choice.length) writeChoice(folder, Object.fromEntries(rest));
}

/** Whole at once for those who read it meanwhile. */
function writeChoice(folder, choice) {
  const staging = join(folder, `.in-use-${process.pid}`);
  writeFileSync(staging, `${JSON.stringify(choice, null, 2)}\n`);
  renameSync(staging, join(folder, 'in-use.json'));
}
