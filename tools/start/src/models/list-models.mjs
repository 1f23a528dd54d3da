import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { table } from '../table.mjs';
import { isThere, sha256Of, sizeOf } from './files.mjs';

/** What is installed, a line a model, with its hash checked. @param {string} folder */
export async function listModels(folder) {
  const names = isThere(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
        .map(({ name }) => name)
        .sort()
    : [];
  if (names.length === 0) return `No models in ${folder}.`;
  const rows = await Promise.all(
    names.map(async (name) => [name, await describeModel(join(folder, name))]),
  );
  return `${folder}\n\n${table(rows)}`;
}

async function describeModel(home) {
  try {
    const { capability, file, sha256, input, licence, source } = JSON.parse(
      readFileSync(join(home, 'model.json'), 'utf8'),
    );
    const path = join(home, file);
    if (!isThere(path)) return `not usable: ${file} is missing`;
    if ((await sha256Of(path)) !== sha256) return `not usable: ${file} has another SHA-256`;
    const size = `${(sizeOf(path) / 1_000_000).toFixed(1)} MB`;
    return `${capability}, ${input.width} × ${input.height}, ${size}, ${licence}, from ${source}`;
  } catch (error) {
    return `not usable: its model.json can't be read (${error.code ?? error.message})`;
  }
}
