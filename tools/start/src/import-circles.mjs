import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

const imported = /^(?:import\s+|(?:import|export|\})[^;']*?from\s+)'([^']+)'/gm;

/** The source files of every project, without generated ones. */
export const sourceFiles = (root) =>
  ['apps', 'libs', 'tools'].flatMap((folder) =>
    readdirSync(join(root, folder))
      .map((project) => join(root, folder, project, 'src'))
      .filter((source) => existsSync(source))
      .flatMap((source) =>
        readdirSync(source, { recursive: true })
          .filter((path) => /\.(tsx?|mjs)$/.test(path) && !path.includes('.generated.'))
          .map((path) => join(source, path)),
      ),
  );

/** The file an import leads to; undefined for a package from outside. */
function resolve(root, from, name) {
  if (name.startsWith('.')) return join(dirname(from), name);
  const [, lib, entry] = /^@tintory\/([^/]+)(\/.+)?$/.exec(name) ?? [];
  for (const folder of lib ? ['libs', 'apps', 'tools'] : []) {
    const manifest = join(root, folder, lib, 'package.json');
    if (!existsSync(manifest)) continue;
    const { exports } = JSON.parse(readFileSync(manifest, 'utf8'));
    const target = exports?.[`.${entry ?? ''}`];
    return target && join(root, folder, lib, target['@tintory/source'] ?? target);
  }
  return undefined;
}

/**
 * Import cycles, including type imports but not lazy ones: strongly connected components (Tarjan,
 * SIAM Journal on Computing 1972).
 *
 * @returns {string[][]} the files of each circle
 */
export function findCircles(root, files) {
  const reach = new Map(
    files.map((file) => {
      const names = [...readFileSync(file, 'utf8').matchAll(imported)].map(([, name]) => name);
      return [file, names.map((name) => resolve(root, file, name))];
    }),
  );
  const [order, low, path, circles] = [new Map(), new Map(), [], []];
  const visit = (file) => {
    order.set(file, order.size);
    low.set(file, order.get(file));
    path.push(file);
    for (const next of reach.get(file).filter((target) => reach.has(target))) {
      if (!order.has(next)) visit(next);
      if (path.includes(next)) low.set(file, Math.min(low.get(file), low.get(next)));
    }
    if (low.get(file) !== order.get(file)) return;
    const part = path.splice(path.indexOf(file));
    if (part.length > 1 || reach.get(file).includes(file)) circles.push(part);
  };
  for (const file of files) if (!order.has(file)) visit(file);
  return circles.map((part) =>
    part.map((file) => relative(root, file).split(sep).join('/')).sort(),
  );
}
