import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server of a deployment that is told of the provider's token: `seen` is what it was told. */
export async function startSyncServer() {
  const seen: string[] = [];
  const server = createServer((request, response) => {
    // Another origin: the browser asks first.
    response.setHeader('access-control-allow-origin', String(request.headers.origin));
    response.setHeader('access-control-allow-credentials', 'true');
    response.setHeader('access-control-allow-methods', 'POST, DELETE');
    response.setHeader('access-control-allow-headers', 'authorization');
    const { authorization } = request.headers;
    if (request.method !== 'OPTIONS') {
      seen.push([request.method, ...(authorization ? [authorization] : [])].join(' '));
    }
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/token`,
    seen,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
