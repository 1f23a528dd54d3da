import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tree } from '@nx/devkit';
import { createTreeWithEmptyWorkspace } from '@nx/devkit/testing';

export const root = join(import.meta.dirname, '../../../..');

/** An empty workspace in memory with copies of these real files, so that the lists are today's. */
export function houseTree(paths: readonly string[]): Tree {
  const tree = createTreeWithEmptyWorkspace();
  const copy = (path: string, to = path) => tree.write(to, readFileSync(join(root, path), 'utf8'));
  // The empty workspace brings formats of its own.
  tree.delete('.oxfmtrc.json');
  copy('.prettierrc.json', '.prettierrc');
  for (const path of ['package.json', ...paths]) copy(path);
  return tree;
}

/** The text of a file. Throws if it does not exist. */
export function textOf(tree: Tree, path: string): string {
  const text = tree.read(path, 'utf8');
  if (text === null) throw new Error(`${path} was not written.`);
  return text;
}
