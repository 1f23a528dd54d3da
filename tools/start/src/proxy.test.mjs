import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { download } from './models/download.mjs';
import { openFileServer } from './models/file-server.mjs';
import { useProxy } from './models/proxy.mjs';

const bytes = Buffer.alloc(5_000, 7);
const wanted = { sha256: createHash('sha256').update(bytes).digest('hex') };

let folder;
let files;
let proxy;
/** The host that the proxy was asked to connect to, and its response if it refuses. */
let connected;
let refusal;
let restore;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tintory-proxy-'));
  [connected, refusal, restore] = [[], undefined, () => undefined];
  files = await openFileServer(bytes, join(folder, 'part'));
  proxy = createServer().on('connect', ({ url }, socket) => {
    connected.push(url);
    if (refusal) return void socket.end(`HTTP/1.1 ${refusal}\r\n\r\n`);
    const [host, port] = url.split(':');
    const onward = connect(port, host, () => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n');
      onward.pipe(socket).pipe(onward);
    });
    onward.on('error', () => socket.destroy());
    socket.on('error', () => onward.destroy());
  });
  await new Promise((resolve) => proxy.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  restore();
  files.close();
  proxy.closeAllConnections();
  proxy.close();
  rmSync(folder, { recursive: true, force: true });
});

const proxyHost = () => `127.0.0.1:${proxy.address().port}`;
function fetchThrough(environment) {
  restore = useProxy(environment);
  const options = { say: () => undefined, pauseMs: 1, environment };
  return download(`${files.origin}/x.onnx`, join(folder, 'part'), wanted, options);
}

it('downloads through the proxy that the environment names', async () => {
  await fetchThrough({ HTTP_PROXY: `http://${proxyHost()}` });
  expect(connected).toEqual([new URL(files.origin).host]);
});

it('leaves it out for the hosts of NO_PROXY', async () => {
  await fetchThrough({ HTTP_PROXY: `http://${proxyHost()}`, NO_PROXY: '127.0.0.1' });
  expect(connected).toEqual([]);
});

describe('says in words', () => {
  it('that the proxy wants a sign-in, at once', async () => {
    refusal = '407 Proxy Authentication Required';
    await expect(fetchThrough({ HTTP_PROXY: `http://${proxyHost()}` })).rejects.toThrow(
      'The proxy wants a sign-in (HTTP 407): HTTPS_PROXY=http://user:password@host:port.',
    );
    expect(connected).toHaveLength(1);
  });

  it('that the proxy does not let it through', async () => {
    refusal = '403 Forbidden';
    await expect(fetchThrough({ HTTP_PROXY: `http://${proxyHost()}` })).rejects.toThrow(
      `The proxy does not let through to ${new URL(files.origin).host} (HTTP 403).`,
    );
  });

  it('that the proxy is not there, without its password', async () => {
    const host = proxyHost();
    proxy.close();
    const failing = fetchThrough({ http_proxy: `http://user:secret@${host}` });
    await expect(failing).rejects.toThrow(
      `can't be reached (ECONNREFUSED). A proxy is set, ${host}; NO_PROXY names hosts that need none.`,
    );
    await expect(failing).rejects.not.toThrow('secret');
  });

  it('that a proxy may be needed', async () => {
    files.close();
    await expect(fetchThrough({})).rejects.toThrow(
      "can't be reached (ECONNREFUSED). Behind a proxy, set HTTPS_PROXY to its address.",
    );
  });

  it.each(['proxy.example:3128', '::::'])('that %s is no address of a proxy', (value) => {
    expect(() => useProxy({ HTTPS_PROXY: value })).toThrow(
      'HTTPS_PROXY, HTTP_PROXY: an address such as http://proxy.example:3128 is needed.',
    );
  });
});
