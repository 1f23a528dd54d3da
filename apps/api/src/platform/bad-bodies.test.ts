import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInTestUser, startTestApi, type TestApi, type TestUser } from '../testing/index.ts';

let api: TestApi;
let user: TestUser;
beforeAll(async () => {
  api = await startTestApi({ worker: false });
  user = await signInTestUser(api);
}, 120_000);
afterAll(() => api.close());

async function send(path: string, body: string, type = 'application/json') {
  const answer = await fetch(api.origin + path, {
    method: 'POST',
    headers: { 'content-type': type, authorization: `Bearer ${user.login.access_token}` },
    body,
  });
  return { status: answer.status, body: (await answer.json()) as { code: string } };
}

const deepList = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const deepObject = (depth: number) => '{"a":'.repeat(depth) + '1' + '}'.repeat(depth);
const jobWith = (value: string) =>
  `{"tool_id":"remove_background","func_id":"run","call_type":"async","inputs":[{"key":"strokes","value":${value}}]}`;

const paths = [
  '/api/jobs',
  '/api/presets',
  '/api/batches',
  '/api/sessions',
  '/api/users/signup_by_link',
  '/api/uploads/download_link',
  '/api/stripe/webhook',
  '/api/shopify/webhooks',
];

describe('a body of JSON', () => {
  const bodies: [string, string][] = [
    ['nested 1,000 deep', deepList(1_000)],
    ['nested 90,000 deep', deepList(90_000)],
    ['of objects 30,000 deep', deepObject(30_000)],
    ['that is cut off', '{"tool_id":"remove_back'],
    ['of nothing but a NUL', '\0'],
    ['with a NUL in a name', '{"a\\u0000b":1}'],
    ['of __proto__', '{"__proto__":{"a":1}}'],
    ['that is a number', '1e999'],
    ['of many keys', `{${Array.from({ length: 20_000 }, (_, n) => `"${n}":0`).join()}}`],
    ['beyond every limit', `"${'a'.repeat(5_000_000)}"`],
  ];
  it.each(bodies)('%s is refused with words by every call', async (_, body) => {
    for (const path of paths) {
      const answer = await send(path, body);
      expect.soft([400, 401, 413], `${path} ${answer.status}`).toContain(answer.status);
    }
  });

  it.each([
    ['nested 1,900,000 deep', deepList(1_900_000)],
    ['of objects 600,000 deep', deepObject(600_000)],
    ['of two million numbers', `[${'0,'.repeat(1_900_000)}0]`],
    ['nested 500 deep', deepList(500)],
  ])('%s inside an option is refused with words', async (_, value) => {
    expect(await send('/api/jobs', jobWith(value))).toMatchObject({
      status: 400,
      body: { code: 'InvalidInput' },
    });
  });
});

describe('a form', () => {
  const part = '--x\r\nContent-Disposition: form-data; name="file_name"\r\n\r\nphoto.png';
  const file = '--x\r\nContent-Disposition: form-data; name="a"; filename="a"\r\n\r\n1\r\n--x--';
  const forms: [string, string, string?][] = [
    ['that is cut off', part],
    ['that is cut off in its headers', '--x\r\nContent-Dispo'],
    ['without an end', `${part}\r\n`],
    ['of nothing', ''],
    ['without its boundary', 'abc'],
    ['with a file', file],
    ['of too many fields', `${`${part}\r\n`.repeat(50)}--x--`],
    ['with a long field', `${part}${'a'.repeat(100_000)}\r\n--x--`],
    ['that names no boundary', part, 'multipart/form-data'],
    ['beyond every limit', `${part}${'a'.repeat(5_000_000)}\r\n--x--`],
    ['with __proto__', part.replace('file_name', '__proto__') + '\r\n--x--'],
    ['with a NUL', `${part}\0\r\n--x--`],
  ];
  it.each(forms)('%s is refused with words', async (_, body, type) => {
    const answer = await send('/api/uploads', body, type ?? 'multipart/form-data; boundary=x');
    expect([400, 413, 415]).toContain(answer.status);
    expect(answer.body.code).not.toBe('Internal');
  });
});

describe('an address', () => {
  it.each([
    '/api/jobs?page=%00',
    '/api/jobs?q=%00',
    '/api/jobs?tool_id=a%00b',
    '/api/jobs/%00',
    '/api/tools/%00',
    '/api/plans?id=%00',
    '/api/jobs?page=99999999999999999999',
    '/api/jobs?page=9007199254740991',
    '/api/jobs?page=1&page=2',
    '/objects?terms=%00',
    '/objects?terms=a.b.c',
    '/%',
    '/%E0%A4%A',
    '/samples/%00',
    '/samples/..%2f..%2fconfig.ts',
    `/api/jobs?q=${'a'.repeat(10_000)}`,
  ])('%s is refused with words', async (path) => {
    const { status } = await user.call('GET', path);
    expect([400, 401, 403, 404, 414]).toContain(status);
  });
});

describe('a connection', () => {
  const timeouts = { silentMs: 1_500, headersMs: 600, requestMs: 4_000 };
  let own: TestApi;
  beforeAll(async () => {
    const environment = { MAX_CONNECTIONS: '3' };
    own = await startTestApi({ worker: false, timeouts, environment });
  }, 120_000);
  afterAll(() => own.close());

  /** A connection that writes this, and whatever `goOn` writes, until the server closes it. */
  function open(text: string, goOn?: (socket: Socket) => void) {
    const { port, hostname } = new URL(own.origin);
    const socket = connect(Number(port), hostname, () => socket.write(text));
    socket.resume().on('error', () => undefined);
    const timer = goOn && setInterval(() => goOn(socket), 300);
    return new Promise<void>((resolve) =>
      socket.on('close', () => {
        clearInterval(timer);
        resolve();
      }),
    );
  }

  const headers = 'POST /api/sessions HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';
  it.each([
    ['that says nothing', '', undefined],
    ['that never ends its headers', headers, (socket: Socket) => socket.write('x-a: b\r\n')],
    ['that stops in its body', `${headers}Content-Length: 90\r\n\r\n{`, undefined],
    [
      'that drips its body',
      `${headers}Content-Length: 90\r\n\r\n{`,
      (socket: Socket) => socket.write(' '),
    ],
  ])('%s is closed within its time', async (_, text, goOn) => {
    await open(text, goOn);
  });

  it('beyond the most is closed at once, and the server goes on', async () => {
    const held = [open(''), open(''), open('')];
    const start = performance.now();
    await open('GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n');
    expect(performance.now() - start).toBeLessThan(1_000);
    await Promise.all(held);
    expect((await fetch(`${own.origin}/healthz`)).status).toBe(200);
  });
});
