import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { copyFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { download } from './download.mjs';
import { isThere, mostBytes, sha256Of } from './files.mjs';
import { tryModel } from './try-model.mjs';

/**
 * Installs a model: fetched, checked and tried under names that begin with a dot, which nobody
 * reads, and moved to its own name whole.
 *
 * @param {string} folder of all models
 * @throws Error in words; nothing is installed then, and what was downloaded is kept for the next try
 */
export async function addModel(folder, { from, ...description }, options = {}) {
  const home = join(folder, description.name);
  if (isThere(home)) {
    throw new Error(
      `A model "${description.name}" is installed already. Remove it first: npm run models -- remove ${description.name}`,
    );
  }
  const part = join(folder, `.${description.sha256}.part`);
  const staging = join(folder, `.new-${description.name}-${process.pid}`);
  const file = join(staging, description.file);
  const isAddress = /^[a-z][a-z0-9+.-]+:\/\//i.test(from);
  try {
    mkdirSync(folder, { recursive: true });
    if (isAddress) {
      await download(from, part, description.sha256, options);
    } else {
      // npm runs a script in the project's folder, wherever it was called.
      await copyChecked(resolve(process.env.INIT_CWD ?? '', from), part, description.sha256);
    }
    mkdirSync(staging);
    renameSync(part, file);
    writeFileSync(join(staging, 'model.json'), `${JSON.stringify(description, null, 2)}\n`);
    const trouble = await (options.tryModel ?? tryModel)(staging);
    if (trouble) {
      // Its options are put right sooner than it is downloaded again.
      if (isAddress) renameSync(file, part);
      const kept = isAddress ? ' What was downloaded is kept for the next try.' : '';
      throw new Error(`${trouble} Nothing was installed.${kept}`);
    }
    renameSync(staging, home);
  } catch (error) {
    throw inWords(error);
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

async function copyChecked(from, to, sha256) {
  const found = await stat(from).catch(() => undefined);
  if (!found?.isFile()) throw new Error(`There is no file ${from}.`);
  if (found.size > mostBytes) throw new Error(`${from} is larger than 2 GB; no ONNX file is.`);
  try {
    await copyFile(from, to);
    const actual = await sha256Of(to);
    if (actual === sha256) return;
    throw new Error(`${from} has SHA-256 ${actual}, not ${sha256}. Nothing was installed.`);
  } catch (error) {
    rmSync(to, { force: true });
    throw error;
  }
}

function inWords(error) {
  if (error.code === 'ENOSPC') {
    return new Error('The disk is full. Make room and run the command again.', { cause: error });
  }
  if (error.code === 'EACCES' || error.code === 'EPERM' || error.code === 'EROFS') {
    return new Error(`${error.path ?? 'The folder'} may not be written to or read.`, {
      cause: error,
    });
  }
  return error;
}
