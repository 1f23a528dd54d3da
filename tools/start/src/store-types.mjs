import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { install, node24 } from './install.mjs';
import { root } from './paths.mjs';

/**
 * Generates the types of the store's GraphQL documents, or only checks them, the documents and the
 * sandbox's schema against the official schema.
 *
 * @param {string[]} args
 * @returns {boolean} whether all is well
 */
export function runStoreTypes(args) {
  const { status } = spawnSync(
    node24,
    [
      '--conditions=@tintory/source',
      '--disable-warning=ExperimentalWarning',
      'src/main.ts',
      ...args,
    ],
    { cwd: join(root, 'tools', 'store-schema'), stdio: 'inherit' },
  );
  return status === 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  install();
  process.exitCode = runStoreTypes(process.argv.slice(2)) ? 0 : 1;
}
