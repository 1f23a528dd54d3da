import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { findTool } from '@tintory/catalog';
import type { Job, JobInput } from '@tintory/contract';
import { sql } from 'drizzle-orm';
import { followJob } from './follow-job.ts';
import type { TestApi } from './start-test-api.ts';
import { giveCredits, signInTestUser, type Answer, type TestUser } from './test-user.ts';

export type JobInputs = Record<string, JobInput['value']>;

export type JobBench = {
  user: TestUser;
  /** Asks for a job; `funcId` is the tool's first function unless it is named. */
  ask(toolId: string, inputs: JobInputs, funcId?: string): Promise<Answer>;
  /** Creates a job that must be accepted; returns its id. */
  start(toolId: string, inputs: JobInputs, funcId?: string): Promise<string>;
  read(id: string): Promise<Job>;
  finish(id: string): Promise<Job>;
  run(toolId: string, inputs: JobInputs, funcId?: string): Promise<Job>;
  cancel(id: string): Promise<Job>;
  balance(): Promise<number>;
  /** The state of each hold of a job, in order. */
  holds(id: string): Promise<string[]>;
  /** The user's rows of objects, and everybody's files on the disk. */
  belongings(): Promise<{ objects: number; files: string[] }>;
};

/** A user with many credits: creates jobs over HTTP and follows them to their end. */
export async function openJobBench(api: TestApi, credits = 1_000): Promise<JobBench> {
  const user = await signInTestUser(api);
  await giveCredits(api, user.id, credits);
  const { db } = api.services.database;

  const ask: JobBench['ask'] = (toolId, inputs, funcId) => {
    const functions = findTool(toolId)?.functions ?? [];
    const func = functions.find(({ id }) => id === funcId) ?? functions[0];
    return user.call('POST', '/api/jobs', {
      tool_id: toolId,
      func_id: func?.id,
      call_type: func?.callType,
      inputs: Object.entries(inputs).map(([key, value]) => ({ key, value })),
    });
  };
  const start: JobBench['start'] = async (...request) => {
    const { status, body } = await ask(...request);
    if (status !== 200) throw new Error(`The job was refused: ${JSON.stringify(body)}`);
    return (body as Job).id;
  };
  const read = async (id: string) => (await user.call('GET', `/api/jobs/${id}`)).body as Job;
  const finish = (id: string) => followJob(api, id, read);

  return {
    user,
    ask,
    start,
    read,
    finish,
    run: async (...request) => finish(await start(...request)),
    cancel: async (id) => (await user.call('POST', `/api/jobs/${id}/cancel`)).body as Job,
    balance: async () =>
      ((await user.call('GET', '/api/members/current')).body as { credits: number }).credits,
    holds: async (id) => {
      const { rows } = await db.execute(
        sql`select status from credit_holds where job_id = ${id} order by id`,
      );
      return rows.map(({ status }) => String(status));
    },
    belongings: async () => {
      const { rows } = await db.execute(
        sql`select count(*)::int as count from objects where user_id = ${user.id}`,
      );
      const found = await readdir(join(api.dataDir, 'objects'), {
        recursive: true,
        withFileTypes: true,
      });
      const files = found.filter((entry) => entry.isFile()).map(({ name }) => name);
      return { objects: Number(rows[0]?.['count']), files: files.sort() };
    },
  };
}
