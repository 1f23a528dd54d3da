import { stat } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { Batch, BatchItem, Page } from '@tintory/contract';
import { sql } from 'drizzle-orm';
import { AppError } from '../../platform/errors.ts';
import type { ExtraTool } from '../../services.ts';
import {
  giveCredits,
  jobChanged,
  signInTestUser,
  type TestApi,
  type TestUser,
} from '../../testing/index.ts';
import { batchChanged } from './batch-changed.ts';

export const png = new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10, 0, 0]);

const fields = [
  { key: 'image', kind: 'image' },
  { key: 'backdrop', kind: 'picture' },
  { key: 'words', kind: 'text', maxLength: 40 },
  { key: 'num', kind: 'number', min: 1, max: 3, step: 1, default: 1 },
] as const;
const texts = { title: 'T', verb: 't', tagline: '', description: '', fields: {}, options: {} };

const tool = (id: string, recipe: ExtraTool['recipe']): ExtraTool => ({
  tool: {
    id,
    path: `/tools/app/${id}`,
    icon: 'x',
    functions: [{ id: 'run', callType: 'async', credits: 2, creditsPer: 'num', fields }],
    texts,
  },
  recipe,
});

const createControl = () => ({
  underWay: 0,
  most: 0,
  runs: 0,
  previews: 0,
  /** Pictures whose jobs fail. */
  failing: new Set<unknown>(),
  /** Pictures without any subject. */
  empty: new Set<unknown>(),
  /** Pictures with a warning. */
  unsure: new Set<unknown>(),
  /** Each job's gate. */
  gate: (): Promise<unknown> => Promise.resolve(),
});
type Control = ReturnType<typeof createControl>;

/** Waits until the job is let go, and fails where the test wants it to. */
async function passGate(control: Control, picture: unknown, signal: AbortSignal): Promise<void> {
  const stopped = new Promise((_, reject) =>
    signal.addEventListener('abort', () => reject(new Error('Stopped.'))),
  );
  await Promise.race([control.gate(), stopped]);
  if (control.empty.has(picture)) throw new AppError('NoSubject');
  if (control.failing.has(picture)) throw new Error('secret detail');
}

const plainTool = (control: Control) =>
  tool('plain', async ({ inputs, signal }) => {
    control.runs += 1;
    control.underWay += 1;
    control.most = Math.max(control.most, control.underWay);
    try {
      await passGate(control, inputs['object_id'], signal);
      return { outputs: [], engine: 'test', result: { confidence: 0.4 } };
    } finally {
      control.underWay -= 1;
    }
  });

const copies = tool('copies', async ({ inputs, openImage }) => {
  const path = await openImage();
  const file = { path, width: 8, height: 8, contentType: 'image/png' };
  const { size: bytes } = await stat(path);
  const outputs = Array.from({ length: Number(inputs['num']) }, () => ({ ...file, bytes }));
  return { outputs, engine: 'test' };
});

/** A tool that previews first. */
function waryTool(control: Control): ExtraTool {
  const previewing = tool('wary', async ({ inputs, func, signal }) => {
    if (func.id === 'preview') control.previews += 1;
    else control.runs += 1;
    await passGate(control, inputs['object_id'], signal);
    const confidence = control.unsure.has(inputs['object_id']) ? 0.4 : 0.9;
    return { outputs: [], engine: 'test', result: { confidence } };
  });
  const preview = { id: 'preview', callType: 'async', credits: 0, fields } as const;
  const functions = [...previewing.tool.functions, preview];
  return { ...previewing, tool: { ...previewing.tool, functions, looksFirst: true } };
}

/** Tools on one picture whose end the test decides. */
export function createBatchTools() {
  const control = createControl();
  /** Holds jobs back until they are released. */
  const hold = (): (() => void) => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    control.gate = () => promise;
    return () => resolve(undefined);
  };
  return { control, hold, tools: [plainTool(control), copies, waryTool(control)] };
}

/** As long as nothing is told, a batch is read again after this. */
const quietMs = 200;

/** Reads whenever something is told, as a browser does: reading all the time would take the worker's time. */
async function untilLooks(
  { services: { events } }: TestApi,
  read: () => Promise<Batch>,
  look: (batch: Batch) => boolean,
  timeout: number,
): Promise<Batch> {
  const end = Date.now() + timeout;
  let change = Promise.withResolvers<null>();
  const tell = () => change.resolve(null);
  const stops = [events.on(batchChanged, tell), events.on(jobChanged, tell)];
  try {
    for (;;) {
      // Events during the read count, too.
      change = Promise.withResolvers();
      const batch = await read();
      if (look(batch)) return batch;
      if (Date.now() > end) throw new Error(`It stands at ${JSON.stringify(batch)}`);
      await Promise.race([change.promise, pause(quietMs, null, { ref: false })]);
    }
  } finally {
    for (const stop of stops) stop();
  }
}

export type BatchUser = Awaited<ReturnType<typeof signInBatchUser>>;

/** A user with so many credits, and what they do with batches over HTTP. */
export async function signInBatchUser(api: TestApi, credits = 1_000) {
  const user = await signInTestUser(api);
  if (credits > 20) await giveCredits(api, user.id, credits - 20);
  const { db } = api.services.database;
  const batchOf = async (answer: ReturnType<TestUser['call']>): Promise<Batch> => {
    const { status, body } = await answer;
    if (status !== 200) throw new Error(`The batch was refused: ${JSON.stringify(body)}`);
    return body as Batch;
  };
  const read = (id: string) => batchOf(user.call('GET', `/api/batches/${id}`));

  return {
    ...user,
    /** Items by the names given, each of the picture given. */
    items: (objectId: string, names: string[]) =>
      names.map((name) => ({ key: name, name, object_id: objectId })),
    ask: (items: object[], more: object = {}) =>
      user.call('POST', '/api/batches', { tool_id: 'plain', inputs: [], items, ...more }),
    start: (items: object[], more: object = {}) =>
      batchOf(user.call('POST', '/api/batches', { tool_id: 'plain', inputs: [], items, ...more })),
    add: (id: string, items: object[], complete = true) =>
      batchOf(user.call('POST', `/api/batches/${id}/items`, { items, complete })),
    act: (id: string, action: 'pause' | 'resume' | 'retry' | 'cancel') =>
      batchOf(user.call('POST', `/api/batches/${id}/${action}`)),
    accept: (id: string, itemIds?: (string | undefined)[]) =>
      batchOf(user.call('POST', `/api/batches/${id}/accept`, itemIds ? { item_ids: itemIds } : {})),
    read,
    /** Waits until the batch previews like this. */
    until: (id: string, look: (batch: Batch) => boolean, timeout = 20_000): Promise<Batch> =>
      untilLooks(api, () => read(id), look, timeout),
    list: async (id: string, query = '') =>
      ((await user.call('GET', `/api/batches/${id}/items?${query}`)).body as Page<BatchItem>).rows,
    balance: async () =>
      ((await user.call('GET', '/api/members/current')).body as { credits: number }).credits,
    /** Jobs, holds by what became of them, and whether the ledger's lines make up its balance. */
    books: async () => {
      const { rows } = await db.execute(sql`
        select (select count(*)::int from jobs where user_id = ${user.id}) as jobs,
          (select count(*)::int from credit_holds where user_id = ${user.id} and status = 'captured') as captured,
          (select count(*)::int from credit_holds where user_id = ${user.id} and status = 'held') as held,
          balance = (select sum(amount) from credit_entries where user_id = ${user.id}) as entries_agree,
          balance = (select sum(remaining) from credit_grants where user_id = ${user.id}) as grants_agree
        from credit_accounts where user_id = ${user.id}`);
      return rows[0];
    },
  };
}
