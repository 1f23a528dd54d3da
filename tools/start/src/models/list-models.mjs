import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { table } from '../table.mjs';
import { isThere, sha256Of, sizeOf } from './files.mjs';
import { tryModel as tryForReal } from './try-model.mjs';

/**
 * What is installed, a line a model: each is checked and tried.
 *
 * @param {string} folder
 */
export async function listModels(folder, { tryModel = tryForReal } = {}) {
  const names = isThere(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
        .map(({ name }) => name)
        .sort()
    : [];
  if (names.length === 0) return `No models in ${folder}.`;
  const rows = [];
  // One after another: two large ones at once may be more than the memory holds.
  for (const name of names) rows.push([name, await describeModel(join(folder, name), tryModel)]);
  return `${folder}\n\n${table(rows)}`;
}

async function describeModel(home, tryModel) {
  const description = readDescription(home);
  if (description instanceof Error) {
    return `not usable: its model.json can't be read (${description.code ?? description.message})`;
  }
  const { capability, file, sha256, input, licence, source } = description;
  const path = join(home, file);
  if (!isThere(path)) return `not usable: ${file} is missing`;
  if ((await sha256Of(path)) !== sha256) return `not usable: ${file} has another SHA-256`;
  const trouble = await tryModel(home);
  if (trouble) return `not usable: ${trouble}`;
  const size = `${(sizeOf(path) / 1_000_000).toFixed(1)} MB`;
  return `${capability}, ${input.width} × ${input.height}, ${size}, ${licence}, from ${source}`;
}

function readDescription(home) {
  try {
    const description = JSON.parse(readFileSync(join(home, 'model.json'), 'utf8'));
    return description.input && description.file ? description : new Error('it lacks fields');
  } catch (error) {
    return error;
  }
}
