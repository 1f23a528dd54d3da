import { tools } from '@tintory/catalog';
import type { Job } from '@tintory/contract';
import type { ImagePool } from '@tintory/image-pool';
import { inspectPicture, pictures } from '@tintory/imaging/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createStillPool,
  openJobBench,
  startTestApi,
  type JobBench,
  type JobInputs,
  type TestApi,
} from '../testing/index.ts';
import { realEngine } from '../testing/real-engine.ts';

/** Every tool that takes words, with its free preview where it has one: what they do is the same. */
const withWords = tools.flatMap(({ id, functions }) => {
  const all: readonly { id: string; fields: readonly { kind: string }[] }[] = functions;
  const [func] = all;
  if (!func?.fields.some(({ kind }) => kind === 'text')) return [];
  return [{ id, needsPicture: func.fields.some(({ kind }) => kind === 'image') }];
});
const alone = withWords.filter(({ needsPicture }) => !needsPicture).map(({ id }) => id);
const beside = withWords.filter(({ needsPicture }) => needsPicture).map(({ id }) => id);

let api: TestApi;
let engine: ImagePool;
let bench: JobBench;
let disc: string;
/** What was asked of the engine that puts a subject into a place. */
const placed: unknown[] = [];

beforeAll(async () => {
  engine = realEngine();
  const { tattoo, illustration } = engine;
  const still = createStillPool();
  // Words are read by the drawing engines themselves, and of a place before any engine works.
  const placeStage: ImagePool['placeStage'] = (request) => {
    placed.push(request);
    return still.placeStage(request);
  };
  api = await startTestApi({ pool: { ...still, tattoo, illustration, placeStage } });
  bench = await openJobBench(api);
  disc = await bench.user.upload(await pictures.png());
}, 120_000);
afterAll(async () => {
  await api.close();
});

const inputsOf = (toolId: string, prompt: unknown): JobInputs => ({
  ...(prompt === undefined ? {} : { prompt: prompt as string }),
  ...(beside.some((id) => id === toolId) && { object_id: disc }),
});

async function expectRefusal(toolId: string, prompt: unknown, more: JobInputs = {}) {
  const credits = await bench.balance();
  expect(await bench.ask(toolId, { ...inputsOf(toolId, prompt), ...more })).toMatchObject({
    status: 400,
    body: { code: 'InvalidInput', details: { prompt: expect.any(String) } },
  });
  expect(await bench.balance()).toBe(credits);
}

async function bytesOf(job: Job): Promise<Buffer[]> {
  return Promise.all(
    job.outputs.map(async ({ url }) => Buffer.from(await (await fetch(url)).arrayBuffer())),
  );
}

it('are taken by tools that draw from them alone and by tools that take a picture', () => {
  expect(alone.length).toBeGreaterThan(1);
  expect(beside.length).toBeGreaterThan(0);
});

describe.each(alone.map((id) => [id] as const))('the words of %s', (id) => {
  it.each([
    ['nothing', ''],
    ['blanks', ' \t\n\u00a0\u3000 '],
    ['no words at all', undefined],
  ])('are refused where there are none: %s', async (_, prompt) => {
    await expectRefusal(id, prompt);
  });

  it.each([
    ['emoji', '🐺🌙✨'],
    ['Chinese', '狼和月亮'],
    ['punctuation', '… !? —'],
    ['markup', '<svg onload="alert(1)"><g id="wolf"/></svg>'],
    ['another thing', 'a qwertzuiop over a rose'],
  ])(
    'are unclear, for nothing, where what they are about is not understood: %s',
    async (_, prompt) => {
      const credits = await bench.balance();
      const job = await bench.run(id, { prompt });
      expect(job).toMatchObject({ status: 'failed', error: { code: 'PromptUnclear' } });
      expect(JSON.stringify(job.error)).not.toContain('<');
      expect(await bench.balance()).toBe(credits);
    },
  );

  it.each([
    ['一只在雨中的猫', ['一只在雨中的猫']],
    ['chaussette bleuâtre', ['chaussette', 'bleuâtre']],
    ['🐺🌙🐺', ['🐺', '🌙']],
  ])('are named in the error of a language that is not known: %s', async (prompt, unknown) => {
    const { error } = await bench.run(id, { prompt });
    expect(error).toMatchObject({ code: 'PromptUnclear', unknown });
    expect(error?.message).toMatch(/English, German or Arabic/);
  });

  it('are answered with known words that are near, in the error or beside the result', async () => {
    const suggestions = [{ instead_of: 'dragn', words: ['dragon'] }];
    const unclear = await bench.run(id, { prompt: 'a dragn of qwertzuiop' });
    expect(unclear).toMatchObject({ result: null, error: { code: 'PromptUnclear', suggestions } });
    const drawn = await bench.run(id, { prompt: 'a wolf and a dragn' }, 'preview');
    expect(drawn).toMatchObject({ error: null, result: { unknown: ['dragn'], suggestions } });
  });

  it('are understood in Arabic', async () => {
    const job = await bench.run(id, { prompt: 'قطة' });
    expect(job.error).toBeNull();
    expect(job.result).toMatchObject({ unknown: [] });
  });
});

describe.each(beside.map((id) => [id] as const))('the words of %s', (id) => {
  it.each([
    ['nothing', ''],
    ['blanks', ' \t\n '],
  ])('may be missing: %s', async (_, prompt) => {
    const job = await bench.run(id, inputsOf(id, prompt), 'preview');
    expect(job).toMatchObject({ status: 'succeeded', result: { unknown: [] } });
  });

  it.each([
    ['Arabic', 'على الرخام'],
    ['markup', '<script>alert(1)</script>&lt;b&gt; marble'],
  ])('may be of any script, and what is not understood is named: %s', async (_, prompt) => {
    const job = await bench.run(id, inputsOf(id, prompt), 'preview');
    expect(job.status).toBe('succeeded');
    expect(JSON.stringify(job.result)).not.toContain('<');
    expect(JSON.stringify(placed.at(-1))).not.toMatch(/<script|alert\(|الرخام/i);
  });

  it.each([
    ['quantum flibbertigibbet', ['quantum', 'flibbertigibbet']],
    ['flibbertigibbet on the qwertzuiop', ['flibbertigibbet', 'qwertzuiop']],
    ['一只红色的猫', ['一只红色的猫']],
    ['🏖🌅🏖', ['🏖', '🌅']],
  ])('are unclear, for nothing, where none is understood: %s', async (prompt, unknown) => {
    const credits = await bench.balance();
    for (const func of ['run', 'preview']) {
      const { status, error } = await bench.run(id, inputsOf(id, prompt), func);
      expect(status).toBe('failed');
      expect(error).toMatchObject({ code: 'PromptUnclear', unknown });
      expect(error?.message).toMatch(/a place or a light/);
    }
    expect(await bench.balance()).toBe(credits);
  });

  it('are unclear where there are only signs', async () => {
    const { error } = await bench.run(id, inputsOf(id, '… !? 123'), 'preview');
    expect(error).toMatchObject({ code: 'PromptUnclear' });
    expect(error?.unknown).toBeUndefined();
  });
});

describe('the words of a product’s place', () => {
  it('count for nothing where a place was chosen', async () => {
    const inputs = { ...inputsOf('product_model', 'flibbertigibbet'), studio: 'house-garden' };
    const job = await bench.run('product_model', inputs, 'preview');
    expect(job).toMatchObject({ status: 'succeeded', result: { unknown: ['flibbertigibbet'] } });
  });
});

describe.each(withWords.map(({ id }) => [id] as const))('the words of %s', (id) => {
  it.each([
    ['10,000 letters', 'wolf '.repeat(2_000)],
    ['a number', 7],
    ['a list', ['a wolf']],
    // PostgreSQL stores neither in JSON.
    ['a null character', 'a wolf\u0000'],
    ['half of a surrogate pair', 'a wolf \ud83d'],
  ])('are refused by name: %s', async (_, prompt) => {
    await expectRefusal(id, prompt);
  });
});

const markup = [
  'a wolf',
  '<script>alert("ink")</script>',
  '"><image href="https://evil.example/x.png"/><text>tracker</text>',
  ']]></metadata><foreignObject>evil</foreignObject>',
  '&lt;script&gt;alert(3)&lt;/script&gt;&#60;script&#62;',
].join(' ');

describe('markup in a wish', () => {
  it('reaches neither the SVG of a design nor any picture or its metadata', async () => {
    const job = await bench.run('text_to_tattoo', { prompt: markup });
    expect(job.outputs.map(({ content_type: type }) => type)).toContain('image/svg+xml');
    for (const file of await bytesOf(job)) {
      const text = file.toString('latin1');
      expect(text).not.toMatch(/<script|&lt;script|alert|evil|foreignObject|tracker|onload/i);
    }
    const { url = '' } = job.outputs.find(({ content_type: type }) => type.includes('svg')) ?? {};
    const answer = await fetch(url);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    const svg = await answer.text();
    expect(svg.match(/href="[^#"]*"/g)).toBeNull();
    const drawn = await inspectPicture(Buffer.from(svg));
    expect(drawn.width).toBe(1_536);
  });

  it('comes back as it was sent, as data', async () => {
    const job = await bench.run('text_to_image', { prompt: `${markup} on a beach` });
    expect(job.inputs).toContainEqual({ key: 'prompt', value: `${markup} on a beach` });
    for (const file of await bytesOf(job)) {
      expect(file.toString('latin1')).not.toMatch(/<script|alert|evil|tracker/i);
    }
  });
});

it('that PostgreSQL cannot keep are refused wherever they stand', async () => {
  const ask = (more: object) =>
    bench.user.call('POST', '/api/jobs', {
      tool_id: 'text_to_tattoo',
      func_id: 'run',
      call_type: 'async',
      inputs: [{ key: 'prompt', value: 'a wolf' }],
      ...more,
    });
  for (const text of ['nul\u0000', 'half \udc00']) {
    expect(await ask({ metadata: { note: text } })).toMatchObject({
      status: 400,
      body: { details: { 'metadata.note': expect.any(String) } },
    });
    expect(await ask({ metadata: { [text]: 'note' } })).toMatchObject({ status: 400 });
    expect(await ask({ shopify_product_id: text })).toMatchObject({
      status: 400,
      body: { details: { shopify_product_id: expect.any(String) } },
    });
    const list = await bench.user.call('GET', `/api/jobs?q=${encodeURIComponent('nul\u0000')}`);
    expect(list.status).toBeLessThan(500);
  }
});
