import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export type Balancer = Awaited<ReturnType<typeof openBalancer>>;

/** Share of responses that are dropped after the server has handled the request. */
type Options = { lostAnswers: number };

/**
 * A round-robin load balancer: skips servers that refuse the connection, and answers 502 if a
 * server dies during the request.
 */
export async function openBalancer(
  ports: readonly number[],
  options: Options = { lostAnswers: 0 },
) {
  const agent = new Agent({ keepAlive: true });
  const counts = { requests: 0, cut: 0, refused: 0, lost: 0 };
  const away = new Set<number>();
  let turn = 0;

  function nextPorts(): number[] {
    turn += 1;
    const all = ports.map((_, index) => ports[(turn + index) % ports.length] as number);
    return [...all.filter((port) => !away.has(port)), ...all.filter((port) => away.has(port))];
  }

  async function pass(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
    counts.requests += 1;
    const body = await buffer(incoming);
    for (const port of nextPorts()) {
      const outcome = await forward({ port, incoming, body, agent });
      if (outcome === 'refused') continue;
      if (outcome === 'cut') {
        counts.cut += 1;
        return void answer.writeHead(502).end();
      }
      if (Math.random() < options.lostAnswers) {
        counts.lost += 1;
        return void answer.destroy();
      }
      return void answer.writeHead(outcome.status, outcome.headers).end(outcome.body);
    }
    counts.refused += 1;
    answer.writeHead(503).end();
  }

  const server = createServer((incoming, answer) => {
    pass(incoming, answer).catch(() => answer.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    counts,
    /** An unready server gets no requests while another one is ready. */
    setAway: (port: number, isAway: boolean): void => {
      if (isAway) away.add(port);
      else away.delete(port);
    },
    close: (): void => {
      agent.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}

type Forwarded = { status: number; headers: IncomingMessage['headers']; body: Buffer };
type Request = { port: number; incoming: IncomingMessage; body: Buffer; agent: Agent };

async function forward(asked: Request): Promise<Forwarded | 'refused' | 'cut'> {
  const { port, incoming, body, agent } = asked;
  const { method, url: path, headers } = incoming;
  const sending = request({ host: '127.0.0.1', port, method, path, headers, agent });
  try {
    const answered = once(sending, 'response') as Promise<[IncomingMessage]>;
    sending.end(body);
    const [answer] = await answered;
    return {
      status: answer.statusCode ?? 502,
      headers: answer.headers,
      body: await buffer(answer),
    };
  } catch (error) {
    const isRefused = error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED';
    return isRefused ? 'refused' : 'cut';
  }
}
