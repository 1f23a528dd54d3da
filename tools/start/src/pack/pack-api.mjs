import { cpSync, existsSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { root } from '../paths.mjs';
import { readManifest, writeManifest } from './manifest.mjs';

const scope = '@tintory/';
const fromSource = '--conditions=@tintory/source --disable-warning=ExperimentalWarning';

/** Files left out of the package, because only checks and tests need them. */
const left = [
  'node_modules',
  'dist',
  'golden',
  'tsconfig.json',
  'drizzle.config.ts',
  'vitest.config.ts',
];
const ships = (path) =>
  !left.includes(basename(path)) &&
  !basename(path).includes('.test.') &&
  relative(root, path) !== join('apps', 'api', 'src', 'testing');

/** The folders of the API and of all libs it depends on, directly or indirectly. */
function foldersOfApi(folder = join('apps', 'api'), found = new Set()) {
  if (found.has(folder)) return found;
  found.add(folder);
  const names = Object.keys(readManifest(folder).dependencies ?? {});
  for (const name of names.filter((each) => each.startsWith(scope))) {
    foldersOfApi(join('libs', name.slice(scope.length)), found);
  }
  return found;
}

/**
 * Copies the API and its libs to a folder, as a workspace to be installed by npm ci, because native
 * packages differ between machines. TypeScript runs from source.
 */
export function packApi(folder) {
  const house = readManifest('.');
  const folders = [...foldersOfApi()];
  for (const path of folders) {
    cpSync(join(root, path), join(folder, path), { recursive: true, filter: ships });
    const manifest = { ...readManifest(path), devDependencies: undefined, nx: undefined };
    writeManifest(join(folder, path), manifest);
  }
  for (const file of ['LICENSE', 'NOTICE', '.npmrc', 'package-lock.json']) {
    if (existsSync(join(root, file))) cpSync(join(root, file), join(folder, file));
  }
  writeManifest(folder, {
    name: 'tintory-api',
    version: readManifest(join('apps', 'api')).version,
    private: true,
    type: 'module',
    engines: house.engines,
    workspaces: folders,
    scripts: { start: `exec node ${fromSource} apps/api/src/main.local.ts` },
    allowScripts: house.allowScripts,
    dependencies: { node: house.devDependencies.node },
  });
}
