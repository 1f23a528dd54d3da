import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { PrintfulFailure } from './printful-failure.ts';

export type PrintfulAccess = {
  url: string;
  token: string;
  /** Which of the account's stores, for a token of all of them. */
  storeId?: string | undefined;
  /** How long an answer is waited for. */
  timeoutMs?: number;
};

type Method = 'GET' | 'POST' | 'DELETE';
type Options = { query?: Record<string, string | number>; body?: unknown; language?: string };

export type PrintfulClient = ReturnType<typeof createPrintfulClient>;

/** Longer than an answer of Printful takes, shorter than a person waits. */
const usualTimeoutMs = 20_000;
const attempts = 3;
const firstPauseMs = 200;
/** For a longer rate-limit pause the caller retries. */
const longestTurnMs = 5_000;
/** Printful gives no more rows of a list at once. */
const pageSize = 100;

const paging = z.object({ total: z.int(), offset: z.int(), limit: z.int() });

/**
 * Printful's API over HTTP. Reads are retried after network and server errors; other calls only
 * after a rate limit, when Printful has not accepted them.
 */
export function createPrintfulClient({ url, token, storeId, ...more }: PrintfulAccess) {
  const { timeoutMs = usualTimeoutMs } = more;

  function send(method: Method, path: string, { query, body, language }: Options) {
    const address = new URL(`${url}${path}`);
    for (const [name, value] of Object.entries(query ?? {})) {
      address.searchParams.set(name, String(value));
    }
    return fetch(address, {
      ...{ method, signal: AbortSignal.timeout(timeoutMs) },
      headers: {
        authorization: `Bearer ${token}`,
        ...(storeId && { 'x-pf-store-id': storeId }),
        ...(language && { 'x-pf-language': language }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  }

  async function call<Schema extends z.ZodType>(
    method: Method,
    path: string,
    schema: Schema,
    options: Options = {},
  ): Promise<z.infer<Schema>> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const answer = await send(method, path, options);
        if (answer.ok) return schema.parse(await readBody(answer));
        const turnMs = turnIn(answer);
        const failure = new PrintfulFailure(answer.status, messageOf(await readBody(answer)));
        if (turnMs === undefined) throw failure;
        if (attempt >= attempts || turnMs > longestTurnMs) throw failure;
        await pause(turnMs);
      } catch (error) {
        const again = method === 'GET' && attempt < attempts && isPassing(error);
        if (!again) throw error;
        await pause(firstPauseMs * 2 ** (attempt - 1));
      }
    }
  }

  /** Every row of a list, page after page. */
  async function list<Row extends z.ZodType>(
    path: string,
    row: Row,
    query: Options['query'] = {},
  ): Promise<z.infer<Row>[]> {
    const schema = z.object({ data: z.array(row), paging });
    const rows: z.infer<Row>[] = [];
    for (;;) {
      const asked = { ...query, limit: pageSize, offset: rows.length };
      const page = await call('GET', path, schema, { query: asked });
      rows.push(...page.data);
      if (page.data.length === 0 || rows.length >= page.paging.total) return rows;
    }
  }

  return { call, list };
}

/** Milliseconds to the next turn; undefined where the answer is about something else. */
function turnIn(answer: Response): number | undefined {
  if (answer.status !== 429) return undefined;
  const seconds = Number(answer.headers.get('retry-after') ?? 1);
  return (Number.isFinite(seconds) ? seconds : 1) * 1_000;
}

/** A temporary failure of the network or the server. */
const isPassing = (error: unknown): boolean =>
  error instanceof PrintfulFailure ? error.status >= 500 : !(error instanceof z.ZodError);

async function readBody(answer: Response): Promise<unknown> {
  const text = await answer.text();
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The first version's failures, and the problem details of the second one. */
const failureBody = z.union([
  z.object({ error: z.object({ message: z.string() }) }).transform(({ error }) => error.message),
  z.object({ detail: z.string() }).transform(({ detail }) => detail),
  z.object({ details: z.string() }).transform(({ details }) => details),
  z.object({ title: z.string() }).transform(({ title }) => title),
]);

function messageOf(body: unknown): string {
  const read = failureBody.safeParse(body);
  return read.success ? read.data : String(JSON.stringify(body)).slice(0, 300);
}
