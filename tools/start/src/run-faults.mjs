import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { node24 } from './install.mjs';
import { root } from './paths.mjs';

/**
 * Runs fault scenarios.
 *
 * @param {string[]} names
 * @returns whether all that must be nought was
 */
export function runFaults(names) {
  const args = ['--conditions=@tintory/source', '--disable-warning=ExperimentalWarning'];
  const { status } = spawnSync(node24, [...args, 'src/main.ts', ...names], {
    cwd: join(root, 'tools', 'faults'),
    stdio: 'inherit',
  });
  return status === 0;
}
