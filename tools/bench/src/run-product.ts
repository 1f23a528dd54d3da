import { spawn, type ChildProcess } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '@tintory/api/testing';

const start = join(import.meta.dirname, '../../start/src/start.mjs');

export type RunningProduct = {
  webOrigin: string;
  /** The merchant app's own origin. */
  merchantOrigin: string;
  apiOrigin: string;
  /** The store's admin, on another site than the app that it frames. */
  storeOrigin: string;
  /** Resident memory of the server's own process, in bytes; Linux only. */
  serverMemory(): Promise<number>;
};

/** Runs what `npm start` runs, on free ports and in a folder of its own, for as long as `use` takes. */
export async function runProduct<T>(use: (product: RunningProduct) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'tintory-bench-'));
  const names = ['WEB_PORT', 'SHOPIFY_ADMIN_PORT', 'API_PORT', 'SANDBOX_PORT', 'SANDBOX_SMTP_PORT'];
  const ports = await Promise.all(
    names.map(async (name) => [name, String(await freePort())] as const),
  );
  const env = { ...process.env, ...Object.fromEntries(ports), DATA_DIR: folder };
  const child = spawn(process.execPath, [start], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    await started(child);
    return await use({
      webOrigin: `http://localhost:${ports[0]?.[1]}`,
      merchantOrigin: `http://localhost:${ports[1]?.[1]}`,
      apiOrigin: `http://localhost:${ports[2]?.[1]}`,
      storeOrigin: `http://127.0.0.1:${ports[3]?.[1]}`,
      serverMemory: () => memoryOf(child.pid ?? 0, 'main.local.ts'),
    });
  } finally {
    child.kill('SIGTERM');
    if (child.exitCode === null) await new Promise((resolve) => child.once('exit', resolve));
    await rm(folder, { recursive: true, force: true });
  }
}

function started(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error('The product did not start.')));
    if (!child.stdout) return;
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.includes('Tintory runs')) resolve();
    });
  });
}

/** Memory of the child of a process whose command line names a file. */
async function memoryOf(parent: number, file: string): Promise<number> {
  for (const pid of await readdir('/proc')) {
    if (!/^\d+$/.test(pid)) continue;
    const read = (name: string) => readFile(`/proc/${pid}/${name}`, 'utf8').catch(() => '');
    const status = await read('status');
    if (!status.includes(`PPid:\t${parent}\n`)) continue;
    if (!(await read('cmdline')).includes(file)) continue;
    return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1_024;
  }
  throw new Error(`No process runs ${file}.`);
}
