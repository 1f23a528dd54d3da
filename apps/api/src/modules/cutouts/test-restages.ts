import type { Job, JobInput } from '@tintory/contract';
import { sql } from 'drizzle-orm';
import { openJobBench, type JobBench, type TestApi } from '../../testing/index.ts';
import type { Answer, TestUser } from '../../testing/test-user.ts';

export const png = new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10, 0, 0]);
export const hour = 60 * 60 * 1_000;
export const tool = 'change_background';

type Inputs = Record<string, JobInput['value']>;

type Run = (bench: JobBench, ...wish: Parameters<JobBench['start']>) => Promise<Job>;

/**
 * A user with a paid picture, and how they restage it.
 *
 * @param runJob runs a job to its end; by default the worker does
 */
export async function openRestages(
  api: TestApi,
  inputs: Inputs = {},
  toolId: string = tool,
  runJob: Run = (bench, ...wish) => bench.run(...wish),
) {
  const bench = await openJobBench(api);
  const photo = await bench.user.upload(png);
  const run = await runJob(bench, toolId, { object_id: photo, ...inputs });
  if (run.status !== 'succeeded') throw new Error(`The run ended: ${JSON.stringify(run.error)}`);
  const wish = (changes: Inputs = {}) => ({ object_id: photo, base_job_id: run.id, ...changes });
  return {
    ...{ bench, photo, run },
    ask: (changes: Inputs = {}, func = 'restage') => bench.ask(toolId, wish(changes), func),
    restage: (changes: Inputs = {}, func = 'restage'): Promise<Job> =>
      bench.run(toolId, wish(changes), func),
  };
}

/** A refused input, with its message. */
export function refusal({ status, body }: Answer) {
  const { code, message, details } = body as {
    code: string;
    message: string;
    details: Record<string, string>;
  };
  return { status, code, message, details };
}

/** Ages everything that a user did, or only the stored files. */
export async function age(api: TestApi, { user }: JobBench, ms: number, only?: 'objects') {
  const { db } = api.services.database;
  const by = sql`${`${ms} milliseconds`}::interval`;
  await db.execute(
    sql`update objects set expires_at = expires_at - ${by} where user_id = ${user.id}`,
  );
  if (only) return;
  await db.execute(
    sql`update jobs set finished_at = finished_at - ${by} where user_id = ${user.id}`,
  );
  await db.execute(
    sql`update restages set created_at = created_at - ${by} where user_id = ${user.id}`,
  );
}

/** The objects that hold somebody's cut-outs. */
export async function keptOf({ services }: TestApi, userId: string): Promise<string[]> {
  const { rows } = await services.database.db.execute(
    sql`select id from objects where user_id = ${userId} and kind = 'cutout'`,
  );
  return rows.map(({ id }) => String(id));
}

/** How many lines and holds somebody's ledger has, and what is in it. */
export async function ledgerOf({ services }: TestApi, userId: string) {
  const { rows } = await services.database.db.execute(sql`
    select balance,
      (select count(*)::int from credit_entries where user_id = ${userId}) as entries,
      (select count(*)::int from credit_holds where user_id = ${userId}) as holds,
      balance = (select sum(amount) from credit_entries where user_id = ${userId}) as agrees
    from credit_accounts where user_id = ${userId}`);
  return rows[0];
}

/** Asks for a picture staged anew under a key of the caller's. */
export const askKeyed = (user: TestUser, inputs: Inputs, key: string): Promise<Answer> =>
  user.call(
    'POST',
    '/api/jobs',
    {
      ...{ tool_id: tool, func_id: 'restage', call_type: 'async' },
      inputs: Object.entries(inputs).map(([name, value]) => ({ key: name, value })),
    },
    { 'idempotency-key': key },
  );
