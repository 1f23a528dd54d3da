import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { OwnModel, OwnModelDescription } from './own-model.ts';
import { parseDescription } from './parse-description.ts';
import { sha256Of } from './sha256-of.ts';

/** Protobuf's size limit, and so ONNX's. */
const mostBytes = 2 ** 31 - 1;

/** `problems`: a sentence for each excluded model with the reason. */
export type OwnModels = { models: OwnModel[]; problems: string[] };

/**
 * Finds the models in a folder, `<folder>/<name>/model.json` with the .onnx file beside it, sorted
 * by name, and checks each file's hash. An invalid one does not exclude the others; a missing
 * folder is empty.
 */
export async function readOwnModels(folder: string): Promise<OwnModels> {
  const found: OwnModels = { models: [], problems: [] };
  for (const name of await foldersIn(folder)) {
    try {
      found.models.push(await readOwnModel(folder, name));
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      found.problems.push(`The model "${name}" is not used: ${why}`);
    }
  }
  return found;
}

/** Names that begin with a dot are unfinished installations. */
async function foldersIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .sort();
}

async function readOwnModel(folder: string, name: string): Promise<OwnModel> {
  const description = await readDescription(join(folder, name, 'model.json'));
  if (description.name !== name) {
    throw new Error(`its description is of "${description.name}".`);
  }
  const path = join(folder, name, description.file);
  const { size } = await stat(path).catch((cause: unknown) => {
    throw isMissing(cause) ? new Error(`${description.file} is missing.`, { cause }) : cause;
  });
  if (size > mostBytes) throw new Error(`${description.file} is larger than 2 GB.`);
  const sha256 = await sha256Of(path);
  if (sha256 !== description.sha256) {
    throw new Error(`${description.file} has SHA-256 ${sha256}, not ${description.sha256}.`);
  }
  return { ...description, path, bytes: size };
}

/** @throws Error with a readable message if the file is missing or invalid */
export async function readDescription(path: string): Promise<OwnModelDescription> {
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw isMissing(cause) ? new Error('it has no model.json.', { cause }) : cause;
  });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new Error('its model.json is not JSON.', { cause });
  }
  return parseDescription(value);
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';
