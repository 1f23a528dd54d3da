import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const { resolve } = createRequire(import.meta.url);

/**
 * Reads a model's file out of the package that carries it.
 *
 * @param sha256 of the file that was tried and looked at; another one is another model
 * @throws Error if the file is missing or another one
 */
export async function readModelFile(
  packageName: string,
  path: string,
  sha256: string,
): Promise<Uint8Array> {
  // A package may export no file but its code, so its folder is looked for, not its file.
  const folder = resolve.paths(packageName)?.find((at) => existsSync(join(at, packageName)));
  if (!folder) throw new Error(`The package ${packageName} is not installed.`);
  const bytes = new Uint8Array(await readFile(join(folder, packageName, path)));
  if (createHash('sha256').update(bytes).digest('hex') !== sha256) {
    throw new Error(`${path} of ${packageName} is not the model that was checked.`);
  }
  return bytes;
}
