import { spawnSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { root } from './paths.mjs';

/**
 * Configures git to run the hooks in .githooks, unless it has others. Does nothing without git,
 * inside another repository, or in CI.
 */
export function useHooks(folder = root, environment = process.env) {
  if (environment.CI) return;
  const git = (...args) =>
    spawnSync('git', args, { cwd: folder, encoding: 'utf8', env: environment }).stdout?.trim();
  const top = git('rev-parse', '--show-toplevel');
  if (!top || realpathSync(top) !== realpathSync(folder)) return;
  if (!git('config', 'core.hooksPath')) git('config', 'core.hooksPath', '.githooks');
}
