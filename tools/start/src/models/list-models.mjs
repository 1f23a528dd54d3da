import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { table } from '../table.mjs';
import { readChoice } from './choice.mjs';
import { isThere, megabytes, sha256Of, sizeOf } from './files.mjs';
import { installable, installableRows } from './installable.mjs';
import { tryModel as tryForReal } from './try-model.mjs';

/**
 * A list of the installed models, each checked and tried, and of those that can be installed by
 * name.
 *
 * @param {string} folder
 */
export async function listModels(folder, { tryModel = tryForReal, models = installable } = {}) {
  const names = isThere(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
        .map(({ name }) => name)
        .sort()
    : [];
  const found = [];
  // One at a time: two large models may exceed the memory.
  for (const name of names) found.push({ name, ...(await inspect(join(folder, name), tryModel)) });
  const rows = markUsed(found, folder);
  const rest = models.filter(({ name }) => !names.includes(name));
  return [
    names.length > 0 ? `${folder}\n\n${table(rows)}` : `No models in ${folder}.`,
    ...(rest.length > 0 ? [`To install by name:\n\n${table(installableRows(rest))}`] : []),
  ].join('\n\n');
}

/** Same choice as the API's: the selected model, else the first usable one. */
function markUsed(found, folder) {
  const choice = readChoice(folder);
  const isUsed = ({ name, capability }) => {
    const able = found.filter((other) => other.capability === capability);
    return name === (choice[capability] === undefined ? able[0]?.name : choice[capability]);
  };
  return found.map((model) => [
    model.name,
    model.capability && isUsed(model) ? `${model.words}, in use` : model.words,
  ]);
}

/** A model's line, and its capability where it is usable. */
async function inspect(home, tryModel) {
  const unusable = (why) => ({ words: `not usable: ${why}` });
  const description = readDescription(home);
  if (description instanceof Error) {
    return unusable(`its model.json can't be read (${description.code ?? description.message})`);
  }
  const { capability, file, sha256, input, licence, source } = description;
  const path = join(home, file);
  if (!isThere(path)) return unusable(`${file} is missing`);
  if ((await sha256Of(path)) !== sha256) return unusable(`${file} has another SHA-256`);
  const trouble = await tryModel(home);
  if (trouble) return unusable(trouble);
  const size = `${input.width} × ${input.height}, ${megabytes(sizeOf(path))}`;
  return { capability, words: `${capability}, ${size}, ${licence}, from ${source}` };
}

function readDescription(home) {
  try {
    const description = JSON.parse(readFileSync(join(home, 'model.json'), 'utf8'));
    return description.input && description.file ? description : new Error('it lacks fields');
  } catch (error) {
    return error;
  }
}
