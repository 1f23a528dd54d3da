import {
  createServer,
  request as send,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';

/**
 * A forward proxy that adds a client address to every request. The browser cannot send the header
 * itself: other origins would have to allow it by CORS.
 */
export async function openProxy(address: string) {
  const server = createServer((request, response) => passOn(request, response, address));
  server.on('connect', tunnel);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function passOn(request: IncomingMessage, response: ServerResponse, address: string): void {
  const headers = { ...request.headers, 'x-forwarded-for': address };
  const onward = send(String(request.url), { method: request.method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.on('error', () => response.destroy()).pipe(response);
  });
  onward.on('error', () => response.destroy());
  response.on('close', () => onward.destroy());
  request.pipe(onward);
}

/** Sockets are tunnelled unchanged: they are authenticated by token, not by address. */
function tunnel({ url }: IncomingMessage, socket: Duplex, head: Buffer): void {
  const { hostname, port } = new URL(`http://${url}`);
  const onward = connect(Number(port), hostname, () => {
    socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
    onward.write(head);
    onward.pipe(socket).pipe(onward);
  });
  onward.on('error', () => socket.destroy());
  socket.on('error', () => onward.destroy());
}
