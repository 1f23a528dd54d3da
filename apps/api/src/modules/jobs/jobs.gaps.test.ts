import type { Job, ServerEvent } from '@tintory/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { ExtraTool } from '../../services.ts';
import { signInTestUser, startTestApi, type TestApi } from '../../testing/index.ts';

const texts = { title: '', verb: '', tagline: '', description: '', fields: {}, options: {} };
const functions = [{ id: 'run', callType: 'sync', credits: 0, fields: [] }] as const;
let aborted = 0;
const extraTools: ExtraTool[] = [
  {
    tool: { id: 'slow', path: '/tools/app/slow', icon: 'x', functions, texts },
    recipe: ({ signal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          aborted += 1;
          reject(new Error('aborted'));
        });
      }),
  },
];

describe.runIf(process.env['TEST_DATABASE_URL'])('what happens while nobody listens', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ extraTools });
  });
  afterAll(() => api.close());

  /** Ends the listening connection; it takes at least a quarter of a second to return. */
  const stopListening = () =>
    api.services.database.db.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'tintory-listen'`);

  it('reaches the worker and whoever waits for the job', async () => {
    const user = await signInTestUser(api);
    const body = { tool_id: 'slow', func_id: 'run', call_type: 'sync', inputs: [] };
    const answer = user.call('POST', '/api/jobs', body);
    const job = await vi.waitFor(async () => {
      const { rows } = (await user.call('GET', '/api/jobs?status=running')).body as { rows: Job[] };
      expect(rows).toHaveLength(1);
      return rows[0] as Job;
    });
    await stopListening();
    await api.services.jobs.cancel(user.id, job.id);
    expect((await answer).body).toMatchObject({ status: 'canceled' });
    await vi.waitFor(() => expect(aborted).toBe(1));
  });

  it('makes sockets read anew and closes those whose session ended', async () => {
    const [stays, goes] = [await signInTestUser(api), await signInTestUser(api)];
    const [heard, unheard] = [await follow(stays), await follow(goes)];
    await stopListening();
    await goes.call('POST', '/api/sessions/logout');
    await vi.waitFor(() => expect(heard.events).toEqual([{ type: 'ready' }, { type: 'ready' }]));
    await vi.waitFor(() => expect(unheard.closedWith).toBe(4401));
    heard.socket.close();
  });

  async function follow({ login }: Awaited<ReturnType<typeof signInTestUser>>) {
    const socket = new WebSocket(`${api.origin.replace('http', 'ws')}/api/events`);
    const seen = { socket, events: [] as ServerEvent[], closedWith: 0 };
    socket.on('message', (data) => seen.events.push(JSON.parse(String(data)) as ServerEvent));
    socket.on('close', (code) => (seen.closedWith = code));
    socket.on('open', () =>
      socket.send(JSON.stringify({ type: 'auth', token: login.ws_authtoken })),
    );
    await vi.waitFor(() => expect(seen.events).toHaveLength(1));
    return seen;
  }
});
