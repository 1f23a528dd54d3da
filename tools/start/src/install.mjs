import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { useHooks } from './hooks.mjs';
import { root } from './paths.mjs';

const stampFile = join(root, 'node_modules', '.tintory-lockfile');
const lockFolder = join(root, '.cache', 'install.lock');
const oldestHost = 20;
const runtime = 'v24.';

/** Node 24 from the lockfile: what everything runs on, whatever the host has. */
export const node24 = join(
  root,
  'node_modules',
  '.bin',
  process.platform === 'win32' ? 'node.cmd' : 'node',
);

const lockfileHash = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');

/** Installs the lockfile's packages, unless they are installed already. */
export function install() {
  if (Number(process.versions.node.split('.')[0]) < oldestHost) {
    throw new Error(
      `Node ${oldestHost} or newer is needed to start; this is ${process.version}. Node 24 itself then comes with the project.`,
    );
  }
  mkdirSync(join(root, '.cache'), { recursive: true });
  waitForLock();
  try {
    const hash = lockfileHash();
    if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash) return;
    console.log('Installing what the project needs (once; about two minutes) …');
    const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    if (status !== 0) throw new Error('npm ci failed; its own words are above.');
    checkRuntime();
    useHooks();
    writeFileSync(stampFile, hash);
  } finally {
    rmSync(lockFolder, { recursive: true, force: true });
  }
}

/** Two commands started together must not install into the same folder. */
function waitForLock() {
  for (let tries = 0; tries < 600; tries += 1) {
    try {
      mkdirSync(lockFolder);
      writeFileSync(join(lockFolder, 'pid'), String(process.pid));
      return;
    } catch {
      if (!isHeld()) rmSync(lockFolder, { recursive: true, force: true });
      else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
    }
  }
  throw new Error(
    `Another install did not end in five minutes. Remove ${lockFolder} if none runs.`,
  );
}

function isHeld() {
  try {
    process.kill(Number(readFileSync(join(lockFolder, 'pid'), 'utf8')), 0);
    return true;
  } catch {
    return false;
  }
}

function checkRuntime() {
  const { stdout } = spawnSync(node24, ['-v'], { encoding: 'utf8' });
  if (!stdout?.startsWith(runtime)) {
    throw new Error(
      'Node 24 did not arrive with the packages. Its install script fetches it: allow install scripts (npm config set ignore-scripts false) and run the command again.',
    );
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) install();
