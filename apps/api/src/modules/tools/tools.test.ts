import { findTool, inputsSchema, tools } from '@tintory/catalog';
import type { Tool, ToolSample } from '@tintory/contract';
import { loadLocale } from '@tintory/locales';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callApi, startTestApi, type TestApi } from '../../testing/index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ worker: false });
}, 120_000);
afterAll(() => api.close());

const get = (path: string, language = 'en') =>
  callApi(api.origin, 'GET', path, undefined, { 'accept-language': language });

const more = async (query: string) =>
  (await get(`/api/tools/remove_background/more_samples?${query}`)).body as {
    rows: ToolSample[];
    pageInfo: { end_cursor: string | null; has_next_page: boolean };
  };

describe('a tool', () => {
  it('has its title in the language asked for', async () => {
    const titleIn = async (language: string) =>
      ((await get('/api/tools/remove_background', language)).body as Tool).title;
    expect(await titleIn('en')).toBe(findTool('remove_background')?.texts.title);
    expect(await titleIn('de')).toBe((await loadLocale('de')).tools.remove_background.title);
  });

  it('tells anyone its functions, prices and inputs', async () => {
    const { body } = await get('/api/tools/remove_background');
    const { path, func } = body as Tool;
    expect(path).toBe('/tools/app/ai-background-remover');
    expect(func.map(({ id, credits }) => [id, credits])).toEqual([
      ['run', 1],
      ['preview', 0],
    ]);
    expect(func[0]?.inputs).toMatchObject({
      type: 'object',
      properties: { background: { enum: ['transparent', 'color', 'blur'] } },
    });
  });

  it.each(tools.map(({ id }) => id))('%s shows pictures that are really there', async (id) => {
    const { samples } = (await get(`/api/tools/${id}`)).body as Tool;
    expect(samples.length).toBeGreaterThan(0);
    for (const { alt, pictures, ...sample } of samples) {
      expect(alt).not.toBe('');
      const small = [sample.before_small_url, sample.after_small_url];
      const further = pictures.flatMap(({ urls }) => urls);
      for (const url of [sample.before_url, sample.after_url, ...small, ...further]) {
        const answer = await fetch(url);
        expect([url, answer.status, answer.headers.get('content-type')]).toEqual([
          url,
          200,
          'image/webp',
        ]);
      }
    }
  });

  it.each(tools.map(({ id }) => id))('%s shows what its own options make', async (id) => {
    const { samples } = (await get(`/api/tools/${id}`)).body as Tool;
    const fields = findTool(id)?.functions[0]?.fields ?? [];
    const pictureKinds = ['image', 'picture', 'pictures'];
    const options = inputsSchema(fields.filter(({ kind }) => !pictureKinds.includes(kind)));
    const takesPictures = fields.filter(({ kind }) => kind.startsWith('picture'));
    for (const { inputs, pictures } of samples) {
      const named = Object.fromEntries(inputs.map(({ key, value }) => [key, value]));
      expect(options.safeParse(named)).toMatchObject({ success: true });
      for (const { key } of pictures) expect(takesPictures.map((one) => one.key)).toContain(key);
    }
  });

  it('says what they show in the caller’s language', async () => {
    const altIn = async (language: string) =>
      ((await get('/api/tools/remove_background', language)).body as Tool).samples[0]?.alt;
    const alts = await Promise.all(['en', 'de', 'ar', 'xx'].map(altIn));
    expect(new Set(alts.slice(0, 3)).size).toBe(3);
    expect(alts[3]).toBe(alts[0]);
  });

  it('gives more samples page by page', async () => {
    const first = await more('limit=3');
    expect(first.rows).toHaveLength(3);
    const rest = await more(`limit=3&cursor=${first.pageInfo.end_cursor}`);
    expect(rest.rows).toHaveLength(1);
    expect(rest.pageInfo).toEqual({ end_cursor: null, has_next_page: false });
  });

  it('does not exist under another name', async () => {
    expect(await get('/api/tools/make_coffee')).toMatchObject({
      status: 404,
      body: { code: 'NotFound' },
    });
  });
});
