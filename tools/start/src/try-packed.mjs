import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createChildren } from './children.mjs';
import { root } from './paths.mjs';
import { freePort } from './ports.mjs';
import { waitFor } from './wait-for.mjs';

const pages = { web: '/', 'shopify-admin': '/dropshipping/app/', api: '/readyz' };

function run(program, args, cwd) {
  const { status } = spawnSync(program, args, { cwd, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${program} ${args[0]} failed; its own words are above.`);
}

/**
 * Unpacks an archive of npm run pack outside the project, starts it, and waits until it responds.
 */
async function tryPacked(name) {
  const page = pages[name];
  if (!page) throw new Error(`Name what to try: ${Object.keys(pages).join(', ')}.`);
  const temp = mkdtempSync(join(tmpdir(), 'tintory-packed-'));
  const folder = join(temp, name);
  const port = String(await freePort());
  const origin = `http://localhost:${port}`;
  let ended;
  const children = createChildren({ onEnd: () => (ended = true) });
  try {
    run('tar', ['-xzf', join(root, 'dist', 'packed', `${name}.tgz`), '-C', temp], root);
    if (existsSync(join(folder, 'package-lock.json'))) {
      run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], folder);
    }
    const ports = { WEB_PORT: port, SHOPIFY_ADMIN_PORT: port, API_PORT: port };
    const settings = { API_ORIGIN: origin, DATA_DIR: join(temp, 'data') };
    // The merchant app needs an API key for the store; the API refuses one with the sandbox's
    // secret.
    const store = name === 'shopify-admin' ? { SHOPIFY_API_KEY: 'none' } : {};
    const env = { ...process.env, ...ports, ...settings, ...store };
    children.start(name, 'npm', ['start'], { cwd: folder, env });
    await waitFor(`${origin}${page}`);
    if (ended) throw new Error(`${name} ended by itself.`);
    console.log(`${name} runs by itself.`);
  } finally {
    await children.stop();
    rmSync(temp, { recursive: true, force: true });
  }
}

try {
  await tryPacked(process.argv[2]);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
