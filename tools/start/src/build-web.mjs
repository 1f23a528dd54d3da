import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
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

/** Builds the consumer app; what has not changed since comes from the cache. */
export function buildWeb() {
  const { status, stdout, stderr } = runNx(['run', '@tintory/web:build'], 'pipe');
  if (status !== 0) throw new Error(`The web app does not build:\n${stdout}\n${stderr}`);
}
