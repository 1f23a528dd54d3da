import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { copyFile, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { chooseModel } from './choice.mjs';
import { download } from './download.mjs';
import { assertRoom, differenceOf, isThere, mostBytes, sizeOf } from './files.mjs';
import { tryModel } from './try-model.mjs';

/** Path of a model's partial download. */
export const partOf = (folder, name) => join(folder, `.${name}.part`);

/**
 * Installs a model and selects it for its capability. It is downloaded, checked and tried under dot
 * names, which are ignored, then renamed atomically.
 *
 * @param {string} folder of all models
 * @param {{ from: string, md5?: string, bytes?: number }} model where it is from and what is known of
 * the file; the rest is its model.json
 * @throws Error in words; nothing is installed then, and what was downloaded is kept for the next try
 */
export async function addModel(folder, { from, md5, bytes, ...description }, options = {}) {
  const home = join(folder, description.name);
  if (isThere(home)) {
    throw new Error(
      `A model "${description.name}" is installed already. To use it: npm run models -- use ${description.name}. To replace it, remove it first.`,
    );
  }
  const part = partOf(folder, description.name);
  const wanted = { sha256: description.sha256, md5, bytes };
  const staging = join(folder, `.new-${description.name}-${process.pid}`);
  const file = join(staging, description.file);
  const isAddress = /^[a-z][a-z0-9+.-]+:\/\//i.test(from);
  try {
    mkdirSync(folder, { recursive: true });
    if (isAddress) {
      await download(from, part, wanted, options);
    } else {
      // npm runs scripts in the project's folder, so relative paths start at INIT_CWD.
      await copyChecked(resolve(process.env.INIT_CWD ?? '', from), part, wanted, options);
    }
    mkdirSync(staging);
    renameSync(part, file);
    writeFileSync(join(staging, 'model.json'), `${JSON.stringify(description, null, 2)}\n`);
    (options.say ?? console.log)('Trying it once; a large one takes a minute …');
    const trouble = await (options.tryModel ?? tryModel)(staging);
    if (trouble) {
      // The download is kept: wrong options are quicker to correct than to download again.
      if (isAddress) renameSync(file, part);
      const kept = isAddress ? ' What was downloaded is kept for the next try.' : '';
      throw new Error(`${trouble} Nothing was installed.${kept}`);
    }
    renameSync(staging, home);
    chooseModel(folder, description.capability, description.name);
  } catch (error) {
    throw inWords(error, part);
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

async function copyChecked(from, to, wanted, { freeBytes }) {
  const found = await stat(from).catch(() => undefined);
  if (!found?.isFile()) throw new Error(`There is no file ${from}.`);
  if (found.size > mostBytes) throw new Error(`${from} is larger than 2 GB; no ONNX file is.`);
  assertRoom(dirname(to), found.size, freeBytes);
  try {
    await copyFile(from, to);
    const difference = await differenceOf(to, wanted);
    if (difference) throw new Error(`${from} has ${difference}. Nothing was installed.`);
  } catch (error) {
    rmSync(to, { force: true });
    throw error;
  }
}

function inWords(error, part) {
  if (error.code === 'ENOSPC' || error.code === 'EDQUOT') {
    const kept = sizeOf(part) > 0 ? ' What has arrived is kept.' : '';
    const message = `The disk is full. Make room and run the command again.${kept}`;
    return new Error(message, { cause: error });
  }
  if (error.code === 'EACCES' || error.code === 'EPERM' || error.code === 'EROFS') {
    return new Error(`${error.path ?? 'The folder'} may not be written to or read.`, {
      cause: error,
    });
  }
  return error;
}
