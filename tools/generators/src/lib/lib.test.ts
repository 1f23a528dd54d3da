import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson, type Tree } from '@nx/devkit';
import { beforeEach, describe, expect, it } from 'vitest';
import { houseTree, root, textOf } from '../testing/house-tree.ts';
import generateLib, { type LibOptions } from './lib.ts';

let tree: Tree;
beforeEach(() => {
  tree = houseTree(['nx.json', 'tsconfig.base.json', '.prettierignore']);
});

const generate = (name: string, scope: LibOptions['scope'], type: LibOptions['type']) =>
  generateLib(tree, { name, scope, type });

const filesOf = (from: Tree) =>
  new Map(from.listChanges().map(({ path, content }) => [path, String(content)]));

/** A real lib of each scope, which generated libs must match. */
const siblings = [
  ['contract', 'shared', 'contract'],
  ['ui-kit', 'client', 'ui'],
  ['imaging', 'server', 'data'],
] as const;

describe('nx g lib', () => {
  it.each(siblings)('writes one that is set up like libs/%s', async (sibling, scope, type) => {
    await generate('shipping', scope, type);
    const real = (file: string) => readFileSync(join(root, 'libs', sibling, file), 'utf8');
    const { exports, nx, ...rest } = JSON.parse(real('package.json')) as {
      exports: Record<string, unknown>;
      nx: { tags: string[] };
    };
    expect(readJson(tree, 'libs/shipping/package.json')).toEqual({
      ...rest,
      name: '@tintory/shipping',
      // A new lib has no second entry point for tests of other projects.
      exports: { '.': exports['.'] },
      // Its tests read nothing elsewhere.
      nx: { tags: nx.tags },
      // A new lib uses nothing yet.
      dependencies: undefined,
      devDependencies: undefined,
    });
    expect(readJson(tree, 'libs/shipping/tsconfig.json')).toEqual(
      JSON.parse(real('tsconfig.json')),
    );
    expect(textOf(tree, 'libs/shipping/vitest.config.ts')).toBe(
      real('vitest.config.ts').replace(`'${sibling}'`, "'shipping'"),
    );
    expect(textOf(tree, 'libs/shipping/src/index.ts')).toMatch(/^\/\/ What the lib offers/);
  });

  it('writes nothing beside the lib, and nothing into it for tools that are not the house’s', async () => {
    const before = filesOf(tree);
    await generate('shipping', 'client', 'ui');
    const after = filesOf(tree);
    const files = ['package.json', 'src/index.ts', 'tsconfig.json', 'vitest.config.ts'];
    for (const file of files) after.delete(`libs/shipping/${file}`);
    expect(after).toEqual(before);
  });

  it('refuses a name that is taken, for every lib there is', async () => {
    for (const name of readdirSync(join(root, 'libs'))) {
      tree.write(`libs/${name}/package.json`, '{}');
      await expect(generate(name, 'shared', 'util')).rejects.toThrow(/is there already/);
    }
  });

  it('refuses a layer that its side does not have', async () => {
    await expect(generate('shipping', 'shared', 'ui')).rejects.toThrow(
      "A shared lib can't be of type ui: take contract or util.",
    );
  });

  it('refuses a name that is badly spelled', async () => {
    await expect(generate('Shipping', 'shared', 'util')).rejects.toThrow(/kebab-case/);
  });
});
