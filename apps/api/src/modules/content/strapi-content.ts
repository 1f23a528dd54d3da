import { LRUCache } from 'lru-cache';
import { Agent, request } from 'undici';
import { ContentError } from './content-error.ts';
import type { Content } from './content.ts';

const freshMs = 60_000;
const timeoutMs = 3_000;
const mostBytes = 2_000_000;
const mostKeptBytes = 20_000_000;

type Answer = { body: unknown; bytes: number } | { missing: true };

/**
 * Forwards reads to a Strapi. Answers are cached for a minute; when Strapi fails after that, the
 * old answer is served.
 *
 * @param origin the Strapi's address, without `/api`
 * @param collections what may be read there
 * @param now in milliseconds
 */
export function createStrapiContent(
  origin: string,
  collections: readonly string[],
  now = () => Date.now(),
): Content {
  const agent = new Agent({ maxResponseSize: mostBytes, connect: { timeout: timeoutMs } });
  const answers = new LRUCache<string, Answer>({
    max: 500,
    maxSize: mostKeptBytes,
    sizeCalculation: (answer) => ('bytes' in answer ? answer.bytes : 1),
    ttl: freshMs,
    ttlResolution: 0,
    perf: { now },
    allowStaleOnFetchRejection: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: (path) => ask(agent, origin, path),
  });

  async function get(path: string): Promise<unknown> {
    const answer = await answers.fetch(path).catch(() => undefined);
    if (!answer) throw new ContentError(502);
    if ('missing' in answer) throw new ContentError(404);
    return answer.body;
  }

  const pathTo = (collection: string, search: string, id?: string) => {
    if (!collections.includes(collection)) throw new ContentError(404);
    const rest = [collection, ...(id ? [encodeURIComponent(id)] : [])].join('/');
    return `/api/${rest}${search && `?${search}`}`;
  };
  return {
    list: async (collection, search) => get(pathTo(collection, search)),
    read: async (collection, id, search) => get(pathTo(collection, search, id)),
  };
}

/** @throws Error where Strapi fails, is late or answers with no JSON */
async function ask(dispatcher: Agent, origin: string, path: string): Promise<Answer> {
  const { statusCode, body } = await request(`${origin}${path}`, {
    dispatcher,
    signal: AbortSignal.timeout(timeoutMs),
    headers: { accept: 'application/json' },
  });
  const text = await body.text();
  if (statusCode === 404) return { missing: true };
  if (statusCode !== 200) throw new Error(`The content system answered ${statusCode}.`);
  const whole = JSON.parse(text, (key, value) => (key === 'url' ? absolute(value, origin) : value));
  return { body: whole, bytes: Buffer.byteLength(text) };
}

/** Strapi's URLs of local files lack the origin. */
const absolute = (url: unknown, origin: string): unknown =>
  typeof url === 'string' && url.startsWith('/') && !url.startsWith('//') ? origin + url : url;
