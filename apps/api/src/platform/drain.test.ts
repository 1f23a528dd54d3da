import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fastify } from 'fastify';
import { expect, it, vi } from 'vitest';
import { allowDraining } from './drain.ts';

async function open() {
  const app = fastify({ forceCloseConnections: true });
  allowDraining(app);
  app.get('/', () => ({ ok: true }));
  const slow = Promise.withResolvers<object>();
  app.get('/slow', () => slow.promise);
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { app, slow, port: (app.server.address() as AddressInfo).port };
}

async function ask(port: number, path: string, agent: Agent): Promise<number | undefined> {
  const asking = request({ port, path, agent, host: '127.0.0.1' }).end();
  const [answer] = (await once(asking, 'response')) as [IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  return answer.statusCode;
}

it('cuts no request of connections that are kept alive', async () => {
  const { app, port } = await open();
  let isOver = false;
  const answers: (number | undefined)[] = [];
  const askOn = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    // A load balancer sends no more requests once readiness has failed for a while.
    while (!isOver) answers.push(await ask(port, '/', agent));
    agent.destroy();
  };
  const asking = Promise.all(Array.from({ length: 4 }, askOn));
  const draining = app.drain(3);
  await vi.waitFor(() => expect(answers.length).toBeGreaterThan(20), 2_500);
  isOver = true;
  await draining;
  await app.close();
  await asking;
  expect(new Set(answers)).toEqual(new Set([200]));
});

it('waits for a request under way, and for none that its caller gave up', async () => {
  const { app, slow, port } = await open();
  const first = once(app.server, 'request');
  const answer = ask(port, '/slow', new Agent());
  await first;
  const second = once(app.server, 'request');
  const given = request({ port, path: '/slow', host: '127.0.0.1' }).end();
  given.on('error', () => undefined);
  await second;
  given.destroy();
  let isDrained = false;
  const draining = app.drain(0).then(() => (isDrained = true));
  await vi.waitFor(() => expect(app.isDraining).toBe(true));
  expect(isDrained).toBe(false);
  slow.resolve({ ok: true });
  await draining;
  await app.close();
  expect(await answer).toBe(200);
});
