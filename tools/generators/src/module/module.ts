import { join } from 'node:path';
import { formatFiles, generateFiles, logger, type Tree } from '@nx/devkit';
import { editFile, insertBefore, refuseTaken } from '../lists.ts';
import { namesOf, singular, type Names } from '../names.ts';

export type ModuleOptions = { name: string };

const api = 'apps/api/src';
const contract = 'libs/contract/src';
const templates = join(import.meta.dirname, 'files');

/** Writes a module that keeps rows of a user: schemas, table, repository, service, routes, test. */
export default async function generateModule(
  tree: Tree,
  options: ModuleOptions,
): Promise<() => void> {
  const many = namesOf(options.name);
  const one = namesOf(singular(options.name));
  if (one.file === many.file) {
    throw new Error(
      `"${many.file}" is one, a module is about many: use the plural, such as coupons.`,
    );
  }
  const folder = `${api}/modules/${many.file}`;
  refuseTaken(tree, [folder, `${contract}/${many.file}.ts`]);

  generateFiles(tree, join(templates, 'contract'), contract, { one, many, file: many.file });
  generateFiles(tree, join(templates, 'module'), folder, { one, many, file: many.file });
  register(tree, many, one);
  await formatFiles(tree);
  return () =>
    logger.info(
      `Make the table's migration: cd apps/api && npx drizzle-kit generate --name ${many.file}`,
    );
}

function register(tree: Tree, many: Names, one: Names): void {
  editFile(tree, `${contract}/index.ts`, (source) => {
    const lines = [...source.trim().split('\n'), `export * from './${many.file}.ts';`];
    return `${lines.sort().join('\n')}\n`;
  });
  editFile(tree, `${api}/app.ts`, (source) => {
    const call = `  ${one.value}Routes(app, services);\n`;
    const called = insertBefore(source, /^ {2}eventSocket\(/m, call);
    const path = `./modules/${many.file}/${many.file}.routes.ts`;
    const line = `import { ${one.value}Routes } from '${path}';`;
    return called === source
      ? source
      : insertBefore(called, /^import .*'\.\/platform\//m, `${line}\n`);
  });
}
