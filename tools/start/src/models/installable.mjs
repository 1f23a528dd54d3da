import { readFileSync } from 'node:fs';
import { megabytes } from './files.mjs';

/** URL of the files in `installable.json`; MODELS_URL sets a mirror. */
const publisher = 'https://github.com/danielgatis/rembg/releases/download/v0.0.0';

/**
 * Larger models with commercial licences: descriptions with the published file's name, size and
 * hashes. The MD5 is the one pinned by rembg.
 */
export const installable = JSON.parse(
  readFileSync(new URL('./installable.json', import.meta.url), 'utf8'),
);

/** Rows of a table, with size and licence. */
export const installableRows = (models = installable) =>
  models.map(({ name, bytes, licence }) => [name, `${megabytes(bytes)}, ${licence}`]);

/**
 * Options of `addModel` for a model by its name.
 *
 * @param {string} [from] an address or path in place of the publisher's or the mirror's
 * @throws Error that names those there are
 */
export function describeInstallable(name, from, { models = installable, mirror } = {}) {
  const found = models.find((model) => model.name === name);
  if (!found) {
    const names = models.map((model) => model.name).join(', ');
    throw new Error(`"${name ?? ''}" is none of the models to install: ${names}.`);
  }
  const { published, ...model } = found;
  const source = from ?? `${(mirror || publisher).replace(/\/+$/, '')}/${published}`;
  return { ...model, file: `${name}.onnx`, source, from: source };
}
