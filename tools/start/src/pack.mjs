import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { apps } from './apps.mjs';
import { install } from './install.mjs';
import { packApi } from './pack/pack-api.mjs';
import { packSite } from './pack/pack-site.mjs';
import { root } from './paths.mjs';

const names = [...Object.keys(apps), 'api'];

/** Packs one app alone: a folder that runs anywhere by npm start, and an archive of it. */
async function pack(name) {
  if (!names.includes(name)) throw new Error(`Name what to pack: ${names.join(', ')}.`);
  install();
  const packed = join(root, 'dist', 'packed');
  const folder = join(packed, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  if (name === 'api') {
    packApi(folder);
    run('npm', ['install', '--package-lock-only', '--ignore-scripts', '--loglevel=error'], folder);
  } else {
    const { buildApps } = await import('./build-apps.mjs');
    buildApps([name]);
    packSite(name, folder);
  }
  run('tar', ['-czf', `${name}.tgz`, name], packed);
  console.log(`Packed: ${join(packed, `${name}.tgz`)}`);
}

function run(program, args, cwd) {
  const shell = process.platform === 'win32';
  const { status } = spawnSync(program, args, { cwd, stdio: 'inherit', shell });
  if (status !== 0) throw new Error(`${program} ${args[0]} failed; its own words are above.`);
}

try {
  await pack(process.argv[2]);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
