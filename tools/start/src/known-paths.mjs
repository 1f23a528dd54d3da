import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The build's list of the app's paths. */
export const knownPathsFile = 'known-paths.json';

/**
 * Whether the app has a page at a path, by the build's list. Without a list every path counts as
 * known.
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

/** Matches like the app's router: by segment and case-insensitively. */
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
