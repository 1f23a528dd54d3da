import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

export type Seen = { method: string; path: string; headers: IncomingHttpHeaders; body: string };
export type Reply = { status?: number; body?: unknown; headers?: Record<string, string> };
type Handler = (seen: Seen) => Reply | Promise<Reply>;

const cors = (origin: string) => ({
  'Access-Control-Allow-Origin': origin,
  'Access-Control-Allow-Credentials': 'true',
  'Access-Control-Allow-Headers':
    'authorization,accept-language,content-type,content-disposition,idempotency-key,x-app-id',
  'Access-Control-Allow-Methods': 'GET,POST,PUT,DELETE',
});

/** A real HTTP server on a free port that remembers what it was asked. */
export async function startServer(handler: Handler) {
  const seen: Seen[] = [];
  async function reply(request: IncomingMessage, response: ServerResponse) {
    const headers = cors(request.headers.origin ?? '*');
    if (request.method === 'OPTIONS') return response.writeHead(204, headers).end();
    let body = '';
    for await (const chunk of request) body += chunk;
    const { method = '', url = '' } = request;
    const call = { method, path: url, headers: request.headers, body };
    seen.push(call);
    const { status = 200, body: answer, headers: more } = await handler(call);
    response.writeHead(status, { ...headers, ...more, 'Content-Type': 'application/json' });
    return response.end(answer === undefined ? '' : JSON.stringify(answer));
  }
  const server = createServer((request, response) => void reply(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    seen,
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
