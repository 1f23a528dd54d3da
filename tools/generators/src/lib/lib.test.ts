import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson, type Tree } from '@nx/devkit';
import { beforeEach, describe, expect, it } from 'vitest';
import { houseTree, root, textOf } from '../testing/house-tree.ts';
import generateLib, { type LibOptions } from './lib.ts';

let tree: Tree;
beforeEach(() => {
  tree = houseTree([]);
});

const generate = (name: string, scope: LibOptions['scope'], type: LibOptions['type']) =>
  generateLib(tree, { name, scope, type });

/** A real lib of each side: what is generated must look like it. */
const siblings = [
  ['contract', 'shared', 'contract'],
  ['ui-kit', 'client', 'ui'],
  ['imaging', 'server', 'data'],
] as const;

describe('nx g lib', () => {
  it.each(siblings)('writes one that is set up like libs/%s', async (sibling, scope, type) => {
    await generate('shipping', scope, type);
    const real = (file: string) => readFileSync(join(root, 'libs', sibling, file), 'utf8');
    const { exports, ...rest } = JSON.parse(real('package.json')) as {
      exports: Record<string, unknown>;
    };
    expect(readJson(tree, 'libs/shipping/package.json')).toEqual({
      ...rest,
      name: '@tintory/shipping',
      // A second entry, for tests of other projects, comes when one needs it.
      exports: { '.': exports['.'] },
      dependencies: undefined,
    });
    expect(readJson(tree, 'libs/shipping/tsconfig.json')).toEqual(
      JSON.parse(real('tsconfig.json')),
    );
    expect(textOf(tree, 'libs/shipping/vitest.config.ts')).toBe(
      real('vitest.config.ts').replace(`name: '${sibling}'`, "name: 'shipping'"),
    );
    expect(tree.exists('libs/shipping/src/index.ts')).toBe(true);
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
