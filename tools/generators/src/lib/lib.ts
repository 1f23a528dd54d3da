import { join } from 'node:path';
import { formatFiles, generateFiles, logger, readJson, writeJson, type Tree } from '@nx/devkit';
import { refuseTaken } from '../lists.ts';
import { namesOf } from '../names.ts';

export type LibOptions = {
  name: string;
  scope: 'shared' | 'client' | 'server';
  type: 'ui' | 'data' | 'contract' | 'util';
};

/** Layers that make sense on each side: what both sides share draws nothing and calls nobody. */
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

/** Writes a lib; what is checked, tested and linted finds it by its place and its tags. */
export default async function generateLib(tree: Tree, options: LibOptions): Promise<() => void> {
  const { file } = namesOf(options.name);
  const { scope, type } = options;
  const types = typesOf[scope];
  if (!types.includes(type)) {
    throw new Error(`A ${scope} lib can't be of type ${type}: take ${types.join(' or ')}.`);
  }
  const root = `libs/${file}`;
  refuseTaken(tree, [root]);

  generateFiles(tree, join(import.meta.dirname, 'files'), root, {
    file,
    client: scope === 'client',
  });
  const { version } = readJson<{ version: string }>(tree, 'package.json');
  const tags = [`scope:${scope}`, `type:${type}`];
  writeJson(tree, `${root}/package.json`, manifest(file, version, tags));
  writeJson(tree, `${root}/tsconfig.json`, {
    extends: '../../tsconfig.base.json',
    compilerOptions: compilerOptions[scope],
    include: ['src', '*.ts'],
  });
  await formatFiles(tree);
  return () =>
    logger.info(`Run npm install to link @tintory/${file}, and add it to docs/architecture.md.`);
}

function manifest(name: string, version: string, tags: string[]) {
  const inProject = (command: string) => ({ command, options: { cwd: '{projectRoot}' } });
  return {
    name: `@tintory/${name}`,
    version,
    private: true,
    type: 'module',
    sideEffects: ['**/*.css'],
    exports: { '.': { '@tintory/source': './src/index.ts' } },
    nx: {
      tags,
      targets: { types: inProject('tsc -p tsconfig.json'), lint: inProject('eslint .') },
    },
  };
}
