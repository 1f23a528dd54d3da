import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** How the bucket answers: normally, never, or with an error. */
export type BucketMood = 'well' | 'silent' | 'broken';

export type FakeBucket = Awaited<ReturnType<typeof openFakeBucket>>;

/** An in-memory S3 with one bucket: checks no signatures, and stops answering on demand. */
export async function openFakeBucket() {
  const files = new Map<string, Buffer>();
  let mood: BucketMood = 'well';
  const server = createServer((request, response) => {
    if (mood === 'silent') return;
    if (mood === 'broken') return void response.writeHead(503).end();
    void buffer(request).then((body) => {
      const { status, answer } = act(files, request.method ?? '', request.url ?? '', body);
      response.writeHead(status, { 'content-length': answer.length });
      response.end(request.method === 'HEAD' ? undefined : answer);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    files,
    setMood: (next: BucketMood) => (mood = next),
    /** What the product must be told to keep its pictures here. */
    environment: {
      S3_BUCKET: 'pictures',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: 'fake-bucket-id',
      S3_SECRET_ACCESS_KEY: 'fake-bucket-secret',
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const empty = Buffer.alloc(0);

function act(files: Map<string, Buffer>, method: string, url: string, body: Buffer) {
  const key = new URL(url, 'http://bucket').pathname.split('/')[2];
  if (!key) return { status: 200, answer: empty };
  if (method === 'PUT') files.set(key, body);
  if (method === 'DELETE') files.delete(key);
  if (method !== 'GET' && method !== 'HEAD') return { status: 200, answer: empty };
  const answer = files.get(key);
  return answer ? { status: 200, answer } : { status: 404, answer: empty };
}
