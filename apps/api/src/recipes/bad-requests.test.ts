import { randomUUID } from 'node:crypto';
import { tools } from '@tintory/catalog';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  openJobBench,
  startTestApi,
  type JobBench,
  type JobInputs,
  type TestApi,
} from '../testing/index.ts';

let api: TestApi;
let bench: JobBench;
let credits: number;

beforeAll(async () => {
  api = await startTestApi({ worker: false });
  bench = await openJobBench(api);
  credits = await bench.balance();
}, 120_000);
afterEach(async () => {
  // Checks that a request held nothing and made no job.
  expect(await bench.balance()).toBe(credits);
  const { body } = await bench.user.call('GET', '/api/jobs');
  expect(body).toMatchObject({ rows: [] });
});
afterAll(() => api.close());

const image_url = 'https://example.com/a.png';

async function expectRefusal(tool: string, inputs: JobInputs, field: string, func?: string) {
  expect(await bench.ask(tool, inputs, func)).toMatchObject({
    status: 400,
    body: { code: 'InvalidInput', details: { [field]: expect.any(String) } },
  });
}

describe('how many pictures', () => {
  it.each([[0], [5], [-1], [1.5], ['2'], [null], [true], [[2]], [1e21]])(
    'are refused for %j of them',
    async (num) => {
      for (const func of ['run', 'preview']) {
        await expectRefusal('product_model', { image_url, num }, 'num', func);
      }
    },
  );
});

const omit = (inputs: JobInputs, key: string): JobInputs =>
  Object.fromEntries(Object.entries(inputs).filter(([name]) => name !== key));

type AnyFunction = {
  id: string;
  fields: readonly {
    key: string;
    kind: string;
    as?: string;
    required?: true;
    when?: { key: string; in: readonly string[] };
  }[];
};
const functions = tools.flatMap((tool) =>
  (tool.functions as readonly AnyFunction[]).map((func) => [tool.id, func.id, func] as const),
);

it('refuses a batch whose background is a picture that is not named', async () => {
  const body = {
    tool_id: 'change_background',
    inputs: [{ key: 'background', value: 'picture' }],
    complete: false,
  };
  expect(await bench.user.call('POST', '/api/batches', body)).toMatchObject({
    status: 400,
    body: { code: 'InvalidInput', details: { background_object_id: expect.any(String) } },
  });
});

describe.each(functions)('%s %s', (tool, funcId, func) => {
  const image = func.fields.find(({ kind }) => kind === 'image');
  const others = Object.fromEntries(
    func.fields.filter(({ required }) => required).map(({ key }) => [key, randomUUID()]),
  );
  const needed = { ...others, ...(image && { [image.as ?? 'object_id']: randomUUID() }) };

  it('refuses an input it does not have, by name', async () => {
    await expectRefusal(tool, { wings: 2 }, 'wings', funcId);
  });

  it('refuses an input given twice, and more of them than there are', async () => {
    const twice = [1, 2].map((value) => ({ key: 'variation', value }));
    const ask = (inputs: object[]) =>
      bench.user.call('POST', '/api/jobs', {
        tool_id: tool,
        func_id: funcId,
        call_type: funcId === 'detect' ? 'sync' : 'async',
        inputs,
      });
    expect(await ask(twice)).toMatchObject({ status: 400, body: { code: 'InvalidInput' } });
    const many = Array.from({ length: 51 }, (_, i) => ({ key: `k${i}`, value: i }));
    expect(await ask(many)).toMatchObject({ status: 400, body: { code: 'InvalidInput' } });
  });

  it.skipIf(!image || image.as)('wants exactly one of the two ways to name a picture', async () => {
    const both = { ...others, object_id: randomUUID(), image_url };
    await expectRefusal(tool, both, 'object_id', funcId);
    await expectRefusal(tool, others, 'object_id', funcId);
    await expectRefusal(tool, { ...others, object_id: null }, 'object_id', funcId);
    await expectRefusal(tool, { ...others, object_id: 'not-an-id' }, 'object_id', funcId);
  });

  it.skipIf(!image?.as)('cannot do without its picture’s id', async () => {
    await expectRefusal(tool, { image_url }, image?.as ?? '', funcId);
  });

  it('cannot do without what it needs, nor without the picture that a choice is about', async () => {
    for (const { key, kind, when } of func.fields) {
      if (key in others || kind === 'indexes' || kind === 'pictures') {
        await expectRefusal(tool, { ...needed, [key]: null }, key, funcId);
        await expectRefusal(tool, omit(needed, key), key, funcId);
      } else if (kind === 'picture' && when) {
        for (const choice of when.in) {
          await expectRefusal(tool, { ...needed, [when.key]: choice }, key, funcId);
        }
      }
    }
  });

  it('refuses a choice, a number or a colour that is none, by name', async () => {
    const wrong: Record<string, JobInputs[string]> = {
      choice: 'nobody offers this',
      number: 1e9,
      color: 'red"/><script>',
      boolean: 'yes',
      picture: '../../etc/passwd',
    };
    for (const { key, kind } of func.fields) {
      const value = wrong[kind];
      if (value !== undefined) await expectRefusal(tool, { [key]: value }, key, funcId);
    }
  });
});
