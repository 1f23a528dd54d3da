import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What the build says of where something stands. */
export const knownPathsFile = 'known-paths.json';

/**
 * Whether the app has a page at a path, by the list that its build wrote. Where there is none, it may
 * have one everywhere.
 *
 * @param {string} folder what the build wrote
 * @param {string} path as the address has it
 */
export async function isKnownPath(folder, path) {
  const list = await readList(folder);
  if (!list) return true;
  const plain = decoded(path).replace(/(?<=.)\/$/, '');
  const prefix = list.prefixes.find((one) => plain === one || plain.startsWith(`${one}/`)) ?? '';
  const own = plain.slice(prefix.length) || '/';
  return list.paths.some((pattern) => matches(pattern, own));
}

const readList = async (folder) => {
  const text = await readFile(join(folder, knownPathsFile), 'utf8').catch(() => undefined);
  return text && JSON.parse(text);
};

/** As the app's router compares: by part, in upper or lower case. */
function matches(pattern, path) {
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  return (
    wanted.length === given.length &&
    wanted.every((part, index) =>
      part.startsWith(':') ? given[index] : part.toLowerCase() === given[index].toLowerCase(),
    )
  );
}

function decoded(path) {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
