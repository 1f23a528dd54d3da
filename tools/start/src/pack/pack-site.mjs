import { cpSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from '../paths.mjs';
import { readManifest, writeManifest } from './manifest.mjs';

const server = 'tools/start/src/serve-app.mjs';

/** A module and its imports, recursively, as paths in the project. */
export function modulesOf(path, found = new Set()) {
  if (found.has(path)) return found;
  found.add(path);
  const source = readFileSync(join(root, path), 'utf8');
  for (const [, name] of source.matchAll(/^(?:import|\}).* from '(\.[^']+)';$/gm)) {
    modulesOf(relative(root, join(root, dirname(path), name)).replaceAll('\\', '/'), found);
  }
  return found;
}

/** Copies a built app and its server to a folder, at the same relative paths. */
export function packSite(name, folder) {
  const dist = `apps/${name}/dist`;
  for (const path of [dist, 'LICENSE', 'NOTICE', ...modulesOf(server)]) {
    cpSync(join(root, path), join(folder, path), { recursive: true });
  }
  writeManifest(folder, {
    name: `tintory-${name}`,
    version: readManifest(`apps/${name}`).version,
    private: true,
    type: 'module',
    engines: readManifest('.').engines,
    scripts: { start: `APP=${name} exec node ${server}` },
  });
}
