import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const kinds = ['dependencies', 'devDependencies', 'optionalDependencies'];
const exact = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

/** The package files of the root and of every project, by their path. */
export function readManifests(root) {
  const projects = ['apps', 'libs', 'tools'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((project) => `${folder}/${project}/package.json`),
  );
  const paths = ['package.json', ...projects].filter((path) => existsSync(join(root, path)));
  return new Map(paths.map((path) => [path, JSON.parse(readFileSync(join(root, path), 'utf8'))]));
}

/**
 * Dependencies whose version is a range, or not the same in every package file; a line each.
 *
 * @param {Map<string, object>} manifests package files by their path
 */
export function unevenVersions(manifests) {
  const uses = new Map();
  for (const [path, manifest] of manifests) {
    for (const [name, version] of kinds.flatMap((kind) => Object.entries(manifest[kind] ?? {}))) {
      uses.set(name, [...(uses.get(name) ?? []), { path, version }]);
    }
  }
  const isUneven = ([, of]) =>
    of.some(({ version }) => version !== of[0].version || !exact.test(version));
  return [...uses]
    .filter(isUneven)
    .map(([name, of]) => `${name}: ${of.map((use) => `${use.version} in ${use.path}`).join(', ')}`);
}
