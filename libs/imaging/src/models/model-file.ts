import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const { resolve } = createRequire(import.meta.url);

/**
 * Reads a model's file from the npm package that contains it.
 *
 * @param sha256 hash of the reviewed file
 * @throws Error if the file is missing or its hash differs
 */
export async function readModelFile(
  packageName: string,
  path: string,
  sha256: string,
): Promise<Uint8Array> {
  // A package's exports may hide the file, so its folder is resolved instead.
  const folder = resolve.paths(packageName)?.find((at) => existsSync(join(at, packageName)));
  if (!folder) throw new Error(`The package ${packageName} is not installed.`);
  const bytes = new Uint8Array(await readFile(join(folder, packageName, path)));
  if (createHash('sha256').update(bytes).digest('hex') !== sha256) {
    throw new Error(`${path} of ${packageName} is not the model that was checked.`);
  }
  return bytes;
}
