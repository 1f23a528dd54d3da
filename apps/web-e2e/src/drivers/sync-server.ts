import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Told = { method: string; token: string; claims: Record<string, unknown> };

const claimsOf = (token: string) =>
  JSON.parse(
    Buffer.from(token.split('.')[1] ?? '', 'base64url').toString() || '{}',
  ) as Told['claims'];

/** A deployment's token sync server at its own origin; `seen` are the received requests. */
export async function startSyncServer() {
  const seen: Told[] = [];
  const server = createServer(({ method = '', headers }, response) => {
    response.setHeader('access-control-allow-origin', String(headers.origin));
    response.setHeader('access-control-allow-credentials', 'true');
    response.setHeader('access-control-allow-methods', 'POST, DELETE');
    response.setHeader('access-control-allow-headers', 'authorization');
    const token = String(headers.authorization ?? '').replace('Bearer ', '');
    if (method !== 'OPTIONS') seen.push({ method, token, claims: claimsOf(token) });
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}/token`,
    seen,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
