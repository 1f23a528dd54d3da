import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createImagePool, type ImagePool, type ImageTaskName } from '@tintory/image-pool';

export type Order = {
  task: ImageTaskName;
  /** `die`: by SIGKILL. `hang`: forever, until it is killed. */
  what: 'die' | 'hang';
  /** Progress of the task at which to act; 0 is before it begins. */
  at: number;
  times?: number;
};

export type ToldPool = {
  pool: ImagePool;
  /** Each command runs once, in the first process that takes it. */
  order(order: Order): Promise<void>;
  /** How many orders nobody has carried out yet. */
  pending(): Promise<number>;
  close(): Promise<void>;
};

/**
 * The real pool with one process, which dies or hangs at the places a test chooses. It hands pictures on as
 * the still pool does: who dies by SIGKILL has no say in it, whatever the work. Only models of one's own run.
 */
export async function createToldPool(): Promise<ToldPool> {
  const folder = await mkdtemp(join(tmpdir(), 'tintory-orders-'));
  process.env['TINTORY_TEST_ORDERS'] = folder;
  const pool = createImagePool({ size: 1, entry: new URL('./told-child.ts', import.meta.url) });
  return {
    pool,
    order: async ({ task, what, at, times = 1 }) => {
      for (let number = 0; number < times; number += 1) {
        await writeFile(join(folder, `${task}.${what}.${number}`), String(at));
      }
    },
    pending: async () => (await readdir(folder)).length,
    close: async () => {
      await pool.close();
      delete process.env['TINTORY_TEST_ORDERS'];
      await rm(folder, { recursive: true, force: true });
    },
  };
}
