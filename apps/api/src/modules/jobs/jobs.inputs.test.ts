import type { Job, Page } from '@tintory/contract';
import type { ToolDefinition } from '@tintory/catalog';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ExtraTool } from '../../services.ts';
import {
  createStillPool,
  signInTestUser,
  startTestApi,
  uploadForm,
  type TestApi,
  type TestUser,
} from '../../testing/index.ts';

const fields = [
  { key: 'prompt', kind: 'text', maxLength: 40, required: true },
  { key: 'num', kind: 'number', min: 1, max: 4, step: 1, default: 1 },
] as const;
const texts = { title: 'W', verb: 'w', tagline: '', description: '', fields: {}, options: {} };
const words: ExtraTool = {
  tool: {
    id: 'words',
    path: '/words',
    icon: 'x',
    functions: [{ id: 'run', callType: 'async', credits: 3, creditsPer: 'num', fields }],
    texts,
  } satisfies ToolDefinition,
  recipe: async ({ inputs }) => ({ outputs: [], result: { ...inputs } as never, engine: 'test' }),
};

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ extraTools: [words], pool: createStillPool(), worker: false });
}, 120_000);
afterAll(() => api.close());

const create = (user: TestUser, inputs: object, toolId = 'words') =>
  user.call('POST', '/api/jobs', {
    tool_id: toolId,
    func_id: 'run',
    call_type: 'async',
    inputs: Object.entries(inputs).map(([key, value]) => ({ key, value })),
  });

describe('words as an input', () => {
  it('are needed where the tool says so, and bounded', async () => {
    const user = await signInTestUser(api);
    for (const prompt of ['', '   ', 'x'.repeat(41), undefined]) {
      expect(await create(user, { ...(prompt !== undefined && { prompt }) })).toMatchObject({
        status: 400,
        body: { code: 'InvalidInput', details: { prompt: expect.any(String) } },
      });
    }
  });

  it('are refused for the nearest reason where several hold', async () => {
    const user = await signInTestUser(api);
    const { body } = await create(user, { prompt: 'x', num: 4.5 });
    expect((body as { details: Record<string, string> }).details['num']).toBe(
      'This is too large. The most is 4.',
    );
  });

  it('that are missing are told apart from those that are no text', async () => {
    const user = await signInTestUser(api);
    const reasonOf = async (inputs: object) =>
      ((await create(user, inputs)).body as { details: Record<string, string> }).details['prompt'];
    expect(await reasonOf({})).toBe('This is needed.');
    expect(await reasonOf({ prompt: 7 })).toBe('Give a text here.');
  });

  it('may be of any script, with markup or without', async () => {
    const user = await signInTestUser(api);
    for (const prompt of ['قطة', '猫', '<b>cat</b>']) {
      expect(await create(user, { prompt })).toMatchObject({ status: 200 });
    }
  });
});

describe('a value that is refused', () => {
  it.each([
    ['en', 'The most is 4.'],
    ['de', 'Höchstens 4.'],
    ['ar', 'الحد الأقصى: 4.'],
  ])('is refused in the caller’s language: %s', async (language, words) => {
    const { login } = await signInTestUser(api);
    const inputs = [
      { key: 'prompt', value: 'a' },
      { key: 'num', value: 5 },
    ];
    const answer = await fetch(`${api.origin}/api/jobs`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'accept-language': language,
        authorization: `Bearer ${login.access_token}`,
      },
      body: JSON.stringify({ tool_id: 'words', func_id: 'run', call_type: 'async', inputs }),
    });
    const { details } = (await answer.json()) as { details: Record<string, string> };
    expect(details['num']).toContain(words);
  });

  it('is so where the request itself has another shape than the contract', async () => {
    const { login } = await signInTestUser(api);
    const answer = await fetch(`${api.origin}/api/jobs?limit=500`, {
      headers: { 'accept-language': 'de', authorization: `Bearer ${login.access_token}` },
    });
    expect(await answer.json()).toMatchObject({
      details: { limit: 'Das ist zu groß. Höchstens 100.' },
    });
  });
});

describe('a price for each of so many', () => {
  it('is held for as many as were asked for', async () => {
    const user = await signInTestUser(api);
    expect(await create(user, { prompt: 'a', num: 4 })).toMatchObject({
      status: 200,
      body: { credits: 12 },
    });
    expect(await create(user, { prompt: 'a', num: 4 })).toMatchObject({
      body: { code: 'NoSubscribe', required: 12, balance: 8 },
    });
  });

  it.each([0, 5, 1.5])('is refused for %s of them', async (num) => {
    const user = await signInTestUser(api);
    expect(await create(user, { prompt: 'a', num })).toMatchObject({
      status: 400,
      body: { details: { num: expect.any(String) } },
    });
  });
});

describe('a further picture', () => {
  it('of another user is refused as if it did not exist', async () => {
    const user = await signInTestUser(api);
    const inputs = {
      object_id: '01890a5d-ac96-774b-bcce-b302099a8057',
      background: 'picture',
      background_object_id: '01890a5d-ac96-774b-bcce-b302099a8058',
    };
    const answer = await create(user, inputs, 'change_background');
    expect([400, 404]).toContain(answer.status);
  });
});

describe('the list of jobs', () => {
  const list = async (user: TestUser, query: string) =>
    ((await user.call('GET', `/api/jobs?${query}`)).body as Page<Job>).rows;

  it('is searched by the words of a job, wildcards meant as they stand', async () => {
    const user = await signInTestUser(api);
    for (const prompt of ['red car', 'blue boat', '100% wool']) await create(user, { prompt });
    expect(await list(user, 'q=CAR')).toHaveLength(1);
    expect(await list(user, 'q=%25')).toHaveLength(1);
    expect(await list(user, 'q=zeppelin')).toEqual([]);
  });

  it('is searched by the name of the photo, which stays when the photo goes', async () => {
    const user = await signInTestUser(api);
    const objectId = await user.upload(new Uint8Array([137, 80, 78, 71]));
    const made = await create(user, { object_id: objectId }, 'remove_background');
    expect(made.body).toMatchObject({ metadata: { photo_name: 'photo.png' } });
    await create(user, { prompt: 'red car' });
    await api.services.uploads.remove([objectId]);
    expect(await list(user, 'q=Photo.p')).toMatchObject([{ id: (made.body as Job).id }]);
  });

  it.each(['NFC', 'NFD', 'NFKC', 'NFKD'])('finds words and names written in %s', async (form) => {
    const user = await signInTestUser(api);
    const objectId = await user.upload(
      new Uint8Array([137, 80, 78, 71]),
      'image/png',
      encodeURIComponent('Café für Zoë.png'.normalize(form)),
    );
    await create(user, { object_id: objectId }, 'remove_background');
    await create(user, { prompt: 'a crêpe, 카페, ﬁgs'.normalize(form) });
    const queries = ['Café', 'FÜR zoë', 'crêpe', '카페', 'figs'];
    for (const query of queries.flatMap((one) => [one.normalize('NFC'), one.normalize('NFD')])) {
      expect(await list(user, `q=${encodeURIComponent(query)}`), query).toHaveLength(1);
    }
  });

  it('finds a tool by its title, however that is typed', async () => {
    const user = await signInTestUser(api);
    const objectId = await user.upload(new Uint8Array([137, 80, 78, 71]));
    await create(user, { object_id: objectId }, 'image_upscale');
    const inGerman = { 'accept-language': 'de' };
    for (const form of ['NFC', 'NFD']) {
      const path = `/api/jobs?q=${encodeURIComponent('vergrößern'.normalize(form))}`;
      const { body } = await user.call('GET', path, undefined, inGerman);
      expect((body as Page<Job>).rows).toHaveLength(1);
    }
  });

  it('knows no name of a picture that nobody named', async () => {
    const user = await signInTestUser(api);
    const form = await uploadForm(user.login.upload_key, 4, 'image/png', {}, 'tintory-photo.png');
    const { object_id: objectId } = (await user.call('POST', '/api/uploads', form)).body as Record<
      string,
      string
    >;
    expect(await api.services.uploads.nameOf(user.id, String(objectId))).toBeUndefined();
  });

  it('shows the favourites alone, each its owner’s own', async () => {
    const [user, other] = [await signInTestUser(api), await signInTestUser(api)];
    const { id } = (await create(user, { prompt: 'a' })).body as Job;
    await create(user, { prompt: 'b' });
    const mark = (who: TestUser, favourite: boolean) =>
      who.call('POST', `/api/jobs/${id}/favourite`, { favourite });
    expect(await mark(other, true)).toMatchObject({ status: 404 });
    expect(await mark(user, true)).toMatchObject({ status: 200, body: { favourite: true } });
    expect(await list(user, 'favourite=true')).toMatchObject([{ id }]);
    await mark(user, false);
    expect(await list(user, 'favourite=true')).toEqual([]);
  });

  it('shows what was made for one product of a store', async () => {
    const user = await signInTestUser(api);
    const product = 'gid://shopify/Product/7';
    const made = await user.call('POST', '/api/jobs', {
      tool_id: 'words',
      func_id: 'run',
      call_type: 'async',
      shopify_product_id: product,
      metadata: { shopify_file_id: 'gid://shopify/MediaImage/8' },
      inputs: [{ key: 'prompt', value: 'a' }],
    });
    await create(user, { prompt: 'b' });
    const { id } = made.body as Job;
    const rows = await list(user, `shopify_product_id=${encodeURIComponent(product)}`);
    expect(rows).toMatchObject([{ id, metadata: { shopify_file_id: expect.any(String) } }]);
    expect(rows).toHaveLength(1);
  });
});
