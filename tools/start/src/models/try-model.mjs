import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { node24 } from '../install.mjs';

const entry = fileURLToPath(
  new URL('../../../../libs/imaging/src/own-models/try-child.ts', import.meta.url),
);
/** A large model takes a minute on a few cores; the API has the same limit of five. */
const longestMs = 300_000;

/**
 * Runs an installed model once in its own process, because it may exhaust the memory.
 *
 * @param {string} home the model's folder
 * @returns what is wrong with it, as a sentence; nothing where it works
 */
export async function tryModel(home) {
  if (!existsSync(node24)) {
    throw new Error('A model is tried before it is used, by the project itself: run npm ci first.');
  }
  const args = ['--conditions=@tintory/source', '--disable-warning=ExperimentalWarning', entry];
  try {
    const { stdout } = await promisify(execFile)(node24, [...args, home], { timeout: longestMs });
    return stdout.trim() || undefined;
  } catch (error) {
    if (error.killed) return 'It did not answer within five minutes.';
    if (!error.signal) throw new Error(`It could not be tried: ${error.message}`, { cause: error });
    return `It ended the process that tried it (${error.signal}): it may need more memory than there is.`;
  }
}
