import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { giveCredits, signInTestUser, startTestApi, type TestUser } from '@tintory/api/testing';
import { findTool, imageKey } from '@tintory/catalog';
import { warningsOf, unknownWords, type Job, type JobInput, type Warning } from '@tintory/contract';
import { createImagePool, type ImagePool } from '@tintory/image-pool';

/** What a tool is given: a photo, options as its page sets them, and further pictures, by file. */
export type Order = {
  photo?: string;
  inputs?: Record<string, JobInput['value']>;
  pictures?: Record<string, string | string[]>;
  /** What the page would warn of, and is meant to be so. */
  meant?: readonly Warning[];
};

export type SampleDesk = {
  /** @returns the first picture that the tool makes of it */
  make: (toolId: string, order: Order) => Promise<Buffer>;
  close: () => Promise<void>;
};

const types: Record<string, string> = { '.png': 'image/png', '.webp': 'image/webp' };

/** More than all samples together cost. */
const credits = 1_000;

/**
 * The product itself, and somebody who uses it: what a sample shows is what anybody gets who gives
 * the same, and nothing that the page would warn of.
 */
export async function openSampleDesk(): Promise<SampleDesk> {
  const pool = createImagePool({ size: 1 });
  const api = await startTestApi({ pool: withLongTimeout(pool) });
  const user = await signInTestUser(api);
  await giveCredits(api, user.id, credits);

  const upload = async (path: string) =>
    user.upload(new Uint8Array(await readFile(path)), types[extname(path)]);
  const uploadAll = async (pictures: Order['pictures'] = {}) =>
    Promise.all(
      Object.entries(pictures).map(async ([key, path]) => ({
        key,
        value: Array.isArray(path) ? await Promise.all(path.map(upload)) : await upload(path),
      })),
    );
  return {
    make: async (toolId, { photo, inputs = {}, pictures, meant = [] }) => {
      const image = findTool(toolId)?.functions[0]?.fields.find(({ kind }) => kind === 'image');
      const job = await runTool(user, toolId, [
        ...(photo && image?.kind === 'image'
          ? [{ key: imageKey(image), value: await upload(photo) }]
          : []),
        ...Object.entries(inputs).map(([key, value]) => ({ key, value })),
        ...(await uploadAll(pictures)),
      ]);
      return download(refuseWarnings(job, meant));
    },
    close: async () => {
      await api.close();
      await pool.close();
    },
  };
}

/** Asks for a job, and waits until it has ended. */
async function runTool(user: TestUser, toolId: string, inputs: JobInput[]): Promise<Job> {
  const [func] = findTool(toolId)?.functions ?? [];
  const { status, body } = await user.call('POST', '/api/jobs', {
    ...{ tool_id: toolId, func_id: func?.id, call_type: func?.callType, inputs },
  });
  if (status !== 200) throw new Error(`${toolId} was refused: ${JSON.stringify(body)}`);
  let job = body as Job;
  while (!job.finished_at) {
    await wait(200);
    job = (await user.call('GET', `/api/jobs/${job.id}`)).body as Job;
  }
  return job;
}

/** A machine that has other things to do must not cost a sample. */
const timeoutMs = 600_000;

const withLongTimeout = (pool: ImagePool): ImagePool =>
  new Proxy(pool, {
    get: (target, name: keyof ImagePool) => {
      const task = target[name] as (request: unknown, control?: object) => unknown;
      return (request: unknown, control?: object) =>
        task(request, { ...control, timeoutMs: timeoutMs });
    },
  });

/** The page must not warn of what it shows as an example. */
function refuseWarnings(job: Job, meant: readonly Warning[]): Job {
  const unmeant = warningsOf(job).filter((warning) => !meant.includes(warning));
  const warnings = [...unmeant, ...unknownWords(job)];
  if (job.status === 'succeeded' && warnings.length === 0) return job;
  const reason = job.error?.message ?? warnings.join(', ');
  throw new Error(`No sample for ${job.tool_id}: ${job.status}, ${reason}.`);
}

async function download({ outputs, tool_id: toolId }: Job): Promise<Buffer> {
  // A tattoo is shown where it is worn: on the skin, which comes second.
  const shown = toolId === 'text_to_tattoo' ? outputs[1] : outputs[0];
  if (!shown) throw new Error(`${toolId} made no picture.`);
  return Buffer.from(await (await fetch(shown.url)).arrayBuffer());
}
