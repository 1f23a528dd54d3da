import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { sizeOf } from './files.mjs';

const fromOf = (request) => Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? 0);

/**
 * For tests: a local server of one file. Its responses are queued; the last one repeats.
 *
 * @param {Buffer} bytes
 * @param {string} part where it is downloaded to
 */
export async function openFileServer(bytes, part) {
  const asked = [];
  const headers = (from, size = bytes.length) => ({
    'content-length': size - from,
    ...(from > 0 && { 'content-range': `bytes ${from}-${size - 1}/${size}` }),
  });
  const whole = (request, response) => {
    const from = fromOf(request);
    response.writeHead(from > 0 ? 206 : 200, headers(from)).end(bytes.subarray(from));
  };
  let answers = [whole];
  const server = createServer((request, response) => {
    asked.push(request.headers.range ?? 'all');
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    answer(request, response);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    /** The ranges of all requests since `answer`. */
    asked,
    answer: (...next) => {
      asked.length = 0;
      answers = next;
    },
    whole,
    /** Sends the file up to a byte; closes the connection once that much is on the disk. */
    until:
      (end, { cut = true } = {}) =>
      async (request, response) => {
        const from = fromOf(request);
        response.writeHead(from > 0 ? 206 : 200, headers(from)).write(bytes.subarray(from, end));
        while (cut && sizeOf(part) < end && !response.destroyed) await pause(5);
        if (cut) response.destroy();
      },
    status: (code, more) => (_request, response) => response.writeHead(code, more).end(),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
