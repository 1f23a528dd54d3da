import type { Tree } from '@nx/devkit';

/** Edits a file of the workspace; throws if the file does not look as expected. */
export function editFile(tree: Tree, path: string, edit: (source: string) => string): void {
  const source = tree.read(path, 'utf8');
  if (source === null)
    throw new Error(`${path} is gone: the generator needs a new place to write to.`);
  const edited = edit(source);
  if (edited === source) {
    throw new Error(`${path} has no list as the generator knows it: add the line by hand.`);
  }
  tree.write(path, edited);
}

/** Puts an import after the last one of a file. */
export function addImport(source: string, line: string): string {
  const last = [...source.matchAll(/^(?:import |\} from ).*;$/gm)].at(-1);
  const end = last ? last.index + last[0].length : 0;
  return `${source.slice(0, end)}\n${line}${source.slice(end)}`;
}

/** Inserts text before the first match; without a match the source is unchanged. */
export const insertBefore = (source: string, anchor: RegExp, text: string): string =>
  source.replace(anchor, (found) => text + found);

/** Throws if one of the files exists already. */
export function refuseTaken(tree: Tree, paths: readonly string[]): void {
  const taken = paths.find((path) => tree.exists(path));
  if (taken) throw new Error(`${taken} is there already: choose another name.`);
}
