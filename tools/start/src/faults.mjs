import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { install, node24 } from './install.mjs';
import { root } from './paths.mjs';

install();
const args = ['--conditions=@tintory/source', '--disable-warning=ExperimentalWarning'];
const { status } = spawnSync(node24, [...args, 'src/main.ts', ...process.argv.slice(2)], {
  cwd: join(root, 'tools', 'faults'),
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
