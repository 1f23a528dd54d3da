import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callApi, uploadForm, type Answer } from '../testing/index.ts';
import { openStore, type Merchant, type TestStore } from '../testing/store/open-store.ts';
import { sampleOf, textsIn, type Schema } from '../testing/sample-of.ts';

type Parameter = { name: string; in: 'path' | 'query' | 'header'; schema: Schema };
type Operation = {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
};

/** Characters that PostgreSQL refuses, and line breaks. */
const bad = ['a\0b', 'a\u0001b', 'a\u007fb', 'a\u0085b', 'a\ud800b'];

let store: TestStore;
let merchant: Merchant;
let operations: { method: string; path: string; operation: Operation }[];
beforeAll(async () => {
  store = await openStore();
  merchant = await store.merchant();
  const { body } = await callApi(store.api.origin, 'GET', '/openapi.json');
  const { paths } = body as { paths: Record<string, Record<string, Operation>> };
  operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
    })),
  );
}, 120_000);
afterAll(() => store.close());

const parametersOf = ({ parameters = [] }: Operation, where: Parameter['in']) =>
  parameters.filter((parameter) => parameter.in === where);

/** The path of a call with its own parameters filled in, and these over them. */
function addressOf(path: string, operation: Operation, over: Record<string, string> = {}): string {
  const valueOf = ({ name, schema }: Parameter) =>
    encodeURIComponent(over[name] ?? String(sampleOf(schema)));
  const filled = parametersOf(operation, 'path').reduce(
    (address, one) => address.replace(`{${one.name}}`, valueOf(one)),
    path,
  );
  const query = parametersOf(operation, 'query').filter(({ name }) => name in over);
  return `${filled}?${query.map((one) => `${one.name}=${valueOf(one)}`).join('&')}`;
}

const refused = { status: 400, body: { code: 'InvalidInput', details: expect.any(Object) } };
const expectRefused = (answer: Answer, what: string) =>
  expect.soft(answer, what).toMatchObject(refused);

describe('control characters and halves of surrogate pairs', () => {
  it('are refused in every text of every body', async () => {
    let texts = 0;
    for (const { method, path, operation } of operations) {
      const schema = operation.requestBody?.content['application/json']?.schema;
      if (!schema) continue;
      for (const text of bad) {
        for (const [place, body] of textsIn(sampleOf(schema), text)) {
          texts += 1;
          const answer = await merchant.call(method, addressOf(path, operation), body);
          expectRefused(answer, `${method} ${path} ${place} ${JSON.stringify(text)}`);
        }
      }
    }
    expect(texts).toBeGreaterThan(200);
  });

  // A lone surrogate cannot be part of a URL.
  it('are refused in every address', async () => {
    for (const { method, path, operation } of operations) {
      const names = [...parametersOf(operation, 'path'), ...parametersOf(operation, 'query')];
      for (const { name } of names) {
        for (const text of bad.slice(0, -1)) {
          const address = addressOf(path, operation, { [name]: text });
          const schema = operation.requestBody?.content['application/json']?.schema;
          const body = schema && sampleOf(schema);
          expectRefused(await merchant.call(method, address, body), `${method} ${address}`);
        }
      }
    }
  });

  it('are refused in every field of an upload request', async () => {
    for (const name of ['file_name', 'content_type', 'nonce', 'hmac', 'tool_id', 'func_id']) {
      const form = await uploadForm(merchant.login.upload_key, 100, 'image/png', { [name]: 'a\0' });
      expectRefused(await merchant.call('POST', '/api/uploads', form), name);
    }
  });

  it('are refused deep inside an option, which is named by its key', async () => {
    const ask = (value: unknown) =>
      merchant.call('POST', '/api/presets', {
        tool_id: 'change_background',
        name: 'shop',
        inputs: [{ key: 'color', value }],
      });
    for (const value of [[['a\0']], { deep: ['a\0'] }, { 'a\0': 1 }]) {
      expect(await ask(value)).toMatchObject({
        status: 400,
        body: { details: { color: expect.any(String) } },
      });
    }
  });

  it('are not the tab and the line breaks of an option or of a picture’s description', async () => {
    const save = (name: string) =>
      merchant.call('POST', '/api/presets', {
        tool_id: 'product_model',
        name,
        inputs: [{ key: 'prompt', value: 'a beach\r\n\tat night' }],
      });
    expect(await save('shop')).toMatchObject({
      status: 200,
      body: { inputs: [{ value: 'a beach\r\n\tat night' }] },
    });
    expectRefused(await save('two\nlines'), 'name');
    const words = { product_id: 'x', url: 'https://example.com/a.png', alt: 'a mug\non a table' };
    expect(await merchant.call('POST', '/api/shopify/images/update', words)).toMatchObject({
      status: 404,
    });
  });
});

it('refuses a body that is nested too deep to be read', async () => {
  const value = '['.repeat(20_000) + ']'.repeat(20_000);
  const answer = await fetch(`${store.api.origin}/api/presets`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${merchant.login.access_token}`,
    },
    body: `{"tool_id":"product_model","name":"shop","inputs":[{"key":"prompt","value":${value}}]}`,
  });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ code: 'InvalidInput' });
});
