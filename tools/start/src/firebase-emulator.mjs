import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { node24 } from './install.mjs';
import { root } from './paths.mjs';
import { freePort } from './ports.mjs';
import { waitFor } from './wait-for.mjs';

const home = join(root, 'tools', 'firebase-emulator');

/** Installs the emulator if needed: it is too large to be a dependency. */
function installEmulator() {
  const wanted = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  const version = wanted.dependencies['firebase-tools'];
  try {
    const manifest = join(home, 'node_modules', 'firebase-tools', 'package.json');
    if (JSON.parse(readFileSync(manifest, 'utf8')).version === version) return;
  } catch {
    // Not there yet.
  }
  console.log('Installing Firebase’s auth emulator (once; about half a minute) …');
  const { status } = spawnSync('npm', ['ci', '--loglevel=error'], { cwd: home, stdio: 'inherit' });
  if (status !== 0) throw new Error('npm ci failed in tools/firebase-emulator.');
}

/** Starts Firebase's auth emulator on free ports, without persistence. */
export async function startFirebaseEmulator() {
  installEmulator();
  const folder = mkdtempSync(join(tmpdir(), 'tintory-firebase-'));
  const [auth, hub, logging] = [await freePort(), await freePort(), await freePort()];
  const at = (port) => ({ host: '127.0.0.1', port });
  const emulators = {
    auth: at(auth),
    hub: at(hub),
    logging: at(logging),
    ui: { enabled: false },
  };
  writeFileSync(join(folder, 'firebase.json'), JSON.stringify({ emulators }));
  const program = join(home, 'node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js');
  const args = [program, 'emulators:start', '--only', 'auth', '--project', 'demo-tintory'];
  const emulator = spawn(node24, args, { cwd: folder, stdio: 'ignore' });
  const ended = new Promise((resolve) => emulator.once('exit', resolve));
  const url = `http://127.0.0.1:${auth}`;
  const stop = async () => {
    emulator.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await waitFor(url);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}
