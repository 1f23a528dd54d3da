import { join } from 'node:path';
import { formatFiles, generateFiles, logger, readJson, writeJson, type Tree } from '@nx/devkit';
import { refuseTaken } from '../lists.ts';
import { namesOf } from '../names.ts';
import { generateReactLib } from './react-lib.ts';

export type LibOptions = {
  name: string;
  scope: 'shared' | 'client' | 'server';
  type: 'ui' | 'data' | 'contract' | 'util';
};

/** Lib types allowed in each scope: shared libs have no UI and no requests. */
const typesOf: Record<LibOptions['scope'], readonly LibOptions['type'][]> = {
  shared: ['contract', 'util'],
  client: ['ui', 'data', 'util'],
  server: ['data', 'util'],
};

const browser = {
  lib: ['ES2024', 'DOM', 'DOM.Iterable'],
  jsx: 'react-jsx',
  types: ['vite/client'],
};
const compilerOptions = { shared: {}, client: browser, server: { types: ['node'] } };

/** Generates a lib; type check, tests and lint find it by its folder and tags. */
export default async function generateLib(tree: Tree, options: LibOptions): Promise<() => void> {
  const { file } = namesOf(options.name);
  const { scope, type } = options;
  const types = typesOf[scope];
  if (!types.includes(type)) {
    throw new Error(`A ${scope} lib can't be of type ${type}: take ${types.join(' or ')}.`);
  }
  const root = `libs/${file}`;
  refuseTaken(tree, [root]);

  const client = scope === 'client';
  const tags = [`scope:${scope}`, `type:${type}`];
  if (client) await generateReactLib(tree, root, `@tintory/${file}`, tags);
  generateFiles(tree, join(import.meta.dirname, 'files'), root, {
    file,
    tests: client ? 'pageTests' : 'nodeTests',
  });
  const { version } = readJson<{ version: string }>(tree, 'package.json');
  writeJson(tree, `${root}/package.json`, manifest(file, version, tags));
  writeJson(tree, `${root}/tsconfig.json`, {
    extends: '../../tsconfig.base.json',
    compilerOptions: compilerOptions[scope],
    include: ['src', '*.ts'],
  });
  await formatFiles(tree);
  return () =>
    logger.info(
      `Run npm install to link @tintory/${file}, add it to docs/architecture.md, and write its first test: until then nx test has none to run.`,
    );
}

const manifest = (file: string, version: string, tags: string[]) => ({
  name: `@tintory/${file}`,
  version,
  private: true,
  type: 'module',
  sideEffects: ['**/*.css'],
  exports: { '.': { '@tintory/source': './src/index.ts' } },
  nx: { tags },
});
