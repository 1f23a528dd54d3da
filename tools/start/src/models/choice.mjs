import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The selected model of each capability, which the API reads before each job
 * (`libs/imaging/src/own-models/models-in-use.ts`). Without a selection it is the first by name.
 *
 * @param {string} folder of all models
 * @returns {Record<string, string | null>}
 */
export function readChoice(folder) {
  try {
    return JSON.parse(readFileSync(join(folder, 'in-use.json'), 'utf8')) ?? {};
  } catch {
    // Nothing is selected yet, or the file is unreadable, which the API logs.
    return {};
  }
}

/** Chooses a model for its capability, or with `null` the built-in one. */
export function chooseModel(folder, capability, name) {
  writeChoice(folder, { ...readChoice(folder), [capability]: name });
}

/** Removes a model from the selection. */
export function unchooseModel(folder, name) {
  const choice = Object.entries(readChoice(folder));
  const rest = choice.filter(([, chosen]) => chosen !== name);
  if (rest.length < choice.length) writeChoice(folder, Object.fromEntries(rest));
}

/** Written atomically for concurrent readers. */
function writeChoice(folder, choice) {
  const staging = join(folder, `.in-use-${process.pid}`);
  writeFileSync(staging, `${JSON.stringify(choice, null, 2)}\n`);
  renameSync(staging, join(folder, 'in-use.json'));
}
