import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installPackages } from './chromium.mjs';
import { freePort } from './ports.mjs';

const versions = '/usr/lib/postgresql';

/** The newest server installed by Debian's packages, which keep it off the PATH. */
function findServer() {
  if (!existsSync(versions)) return undefined;
  return readdirSync(versions)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(versions, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')));
}

/** Starts a temporary PostgreSQL on a free port. */
export async function startPostgres() {
  if (!findServer() && process.getuid?.() === 0) {
    console.log('Installing PostgreSQL from the system packages …');
    installPackages(['postgresql']);
  }
  const bin = findServer();
  if (!bin) throw new Error('These tests need a PostgreSQL server; none is installed.');
  const folder = mkdtempSync(join(tmpdir(), 'tintory-postgres-'));
  // PostgreSQL refuses to run as root.
  const asRoot = process.getuid?.() === 0;
  if (asRoot) execFileSync('chown', ['postgres', folder]);
  chmodSync(folder, 0o700);
  const as = (program, args) =>
    asRoot
      ? [
          'setpriv',
          ['--reuid=postgres', '--regid=postgres', '--init-groups', join(bin, program), ...args],
        ]
      : [join(bin, program), args];

  const data = join(folder, 'data');
  const made = spawnSync(
    ...as('initdb', ['-D', data, '-U', 'tintory', '-A', 'trust', '-E', 'UTF8']),
    {
      encoding: 'utf8',
    },
  );
  if (made.status !== 0) throw new Error(`initdb failed:\n${made.stderr}`);
  const port = await freePort();
  const settings = ['-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1'];
  const fast = ['-c', 'fsync=off', '-c', 'max_connections=200'];
  const start = async () => {
    const started = spawn(...as('postgres', ['-D', data, ...settings, ...fast]), {
      stdio: 'ignore',
    });
    await waitUntilReady(join(bin, 'pg_isready'), port);
    return started;
  };
  let server = await start();
  const end = async (signal) => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    await ended;
  };
  return {
    url: `postgres://tintory@127.0.0.1:${port}/postgres`,
    /** Stops at once, as in a crash, and restarts with the committed data. */
    crash: async (awayMs = 0) => {
      await end('SIGQUIT');
      await new Promise((resolve) => setTimeout(resolve, awayMs));
      server = await start();
    },
    stop: async () => {
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function waitUntilReady(program, port) {
  for (let tries = 0; tries < 100; tries += 1) {
    if (spawnSync(program, ['-h', '127.0.0.1', '-p', String(port)]).status === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('PostgreSQL did not become ready in 20 seconds.');
}
