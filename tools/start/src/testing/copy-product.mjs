import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const left = new Set(['node_modules', 'dist', '.data', '.nx', 'test-results']);
const text = /\.(tsx?|mjs|json|md|css)$/;

/**
 * Copies what a compiler reads of the product, and the pictures whose names `also` matches; packages
 * from outside are linked.
 */
export function copyProduct(root, copy, also) {
  const isTaken = (path) =>
    !left.has(basename(path)) &&
    (!basename(path).includes('.') || text.test(path) || also.test(basename(path)));
  for (const folder of ['apps', 'libs', 'tools']) {
    cpSync(join(root, folder), join(copy, folder), { recursive: true, filter: isTaken });
  }
  for (const name of ['package.json', 'tsconfig.base.json']) {
    cpSync(join(root, name), join(copy, name));
  }
  link(join(root, 'node_modules'), join(copy, 'node_modules'));
  for (const project of readdirSync(join(root, 'apps'))) {
    link(join(root, 'apps', project, 'node_modules'), join(copy, 'apps', project, 'node_modules'));
  }
}

/** Links each package, and the product's own ones to the copy. */
function link(from, to) {
  if (!existsSync(from)) return;
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (name !== '@tintory') symlinkSync(join(from, name), join(to, name));
  }
  if (!existsSync(join(from, '@tintory'))) return;
  mkdirSync(join(to, '@tintory'));
  for (const folder of ['apps', 'libs', 'tools']) {
    const projects = join(dirname(to), folder);
    for (const project of readdirSync(projects)) {
      symlinkSync(join(projects, project), join(to, '@tintory', project));
    }
  }
}
