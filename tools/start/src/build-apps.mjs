import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { apps } from './apps.mjs';
import { node24 } from './install.mjs';
import { root } from './paths.mjs';

/** Runs Nx on the project's Node, without its daemon and its full-screen terminal. */
export function runNx(args, stdio = 'inherit') {
  return spawnSync(node24, [join(root, 'node_modules', 'nx', 'dist', 'bin', 'nx.js'), ...args], {
    cwd: root,
    stdio,
    encoding: 'utf8',
    env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' },
  });
}

/** Builds the apps; what has not changed since comes from the cache. */
export function buildApps(names = Object.keys(apps)) {
  const projects = names.map((name) => apps[name].project).join(',');
  const { status, stdout, stderr } = runNx(
    ['run-many', '--targets=build', `--projects=${projects}`],
    'pipe',
  );
  if (status !== 0) throw new Error(`The apps do not build:\n${stdout}\n${stderr}`);
}
