import { inputsSchema, type Field } from '@tintory/catalog';
import { uploadRules } from '@tintory/contract';
import { languages } from '@tintory/locales';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { sayDetails } from './detail.ts';
import { detailOfIssue } from './issue-detail.ts';

const fields = [
  { key: 'image', kind: 'image' },
  { key: 'num', kind: 'number', min: 1, max: 4, step: 1, default: 1 },
  { key: 'angle', kind: 'number', min: 0, max: 360, step: 15, default: 0 },
  { key: 'zoom', kind: 'number', min: 0.25, max: 1_200, step: 0.25, default: 1 },
  { key: 'prompt', kind: 'text', maxLength: 5, required: true },
  { key: 'crop', kind: 'boolean', default: false },
  { key: 'color', kind: 'color', default: '#ffffff' },
  {
    ...{ key: 'format', kind: 'choice', control: 'select' },
    ...{ options: ['png', 'jpeg'], default: 'png' },
  },
  { key: 'background_object_id', kind: 'picture', when: { key: 'format', in: ['jpeg'] } },
  { key: 'sources', kind: 'pictures', max: 2 },
  { key: 'indexes', kind: 'indexes', max: 3 },
] as const satisfies readonly Field[];

const image = '01890a5d-ac96-774b-bcce-b302099a8057';
const sound = { object_id: image, prompt: 'a', sources: [image], indexes: [0] };

/** Each language's message for one kind of invalid input. */
async function say(schema: z.ZodType, value: unknown): Promise<string[]> {
  const [issue] = schema.safeParse(value).error?.issues ?? [];
  expect(issue).toBeDefined();
  if (!issue) return [];
  const detail = detailOfIssue({ ...issue });
  return Promise.all(
    languages.map(async ({ code }) => (await sayDetails(code, { one: detail }))['one'] ?? ''),
  );
}

const inputs = inputsSchema(fields);

describe('what a schema refuses', () => {
  it.each([
    ['a number beyond its bounds', { num: 5 }, '4'],
    ['a number below them', { num: 0 }, '1'],
    ['a part of a number', { num: 1.5 }, ''],
    ['a number between its steps', { angle: 7 }, '15'],
    ['a word for a number', { num: '3' }, ''],
    ['a text that is too long', { prompt: 'abcdef' }, '5'],
    ['no text', { prompt: '' }, ''],
    ['a word for yes or no', { crop: 'yes' }, 'true'],
    ['a colour by name', { color: 'red' }, '#2f6f4f'],
    ['another choice', { format: 'gif' }, 'png, jpeg'],
    ['no id', { object_id: 'no id' }, ''],
    ['no picture at all', { object_id: undefined }, 'image_url'],
    ['a choice without its picture', { format: 'jpeg' }, 'format'],
    ['too many pictures', { sources: [image, image, image] }, '2'],
    ['one index twice', { indexes: [1, 1] }, ''],
    ['pictures for no index', { sources: [image, image] }, 'indexes'],
    ['what it does not know', { more: 1 }, ''],
  ])('is said in each language in other words: %s', async (_, change, named) => {
    const said = await say(inputs, { ...sound, ...change });
    expect(new Set(said).size).toBe(languages.length);
    for (const text of said) {
      expect(text).toContain(named);
      // Only programs read patterns.
      expect(text).not.toMatch(/\{\{|undefined|[\^$\\]|\[/);
    }
    expect(said.at(-1)).toMatch(/\p{Script=Arabic}/u);
  });

  it.each([
    [{ zoom: 0.1 }, ['0.25', '0,25', '0.25']],
    [{ zoom: 9_999 }, ['1,200', '1.200', '1,200']],
  ])('has its numbers written as each language writes them: %o', async (change, numbers) => {
    const said = await say(inputs, { ...sound, ...change });
    numbers.forEach((number, index) => expect(said[index]).toContain(number));
  });

  it('is said of a form for programs without its pattern', async () => {
    const { tenDigits } = uploadRules;
    const forms = { nonce: z.string().regex(tenDigits), day: z.iso.date(), hash: /^[0-9a-f]{64}$/ };
    for (const [name, example] of [
      ['nonce', /./],
      ['day', /2026-11-23/],
      ['hash', /./],
    ] as const) {
      const form = forms[name];
      const schema = form instanceof RegExp ? z.string().regex(form) : form;
      for (const text of await say(z.object({ one: schema }), { one: 'x' })) {
        expect(text).toMatch(example);
        expect(text).not.toMatch(/[\^$\\]|\[|\{/);
      }
    }
  });

  it('is said so of the contract’s own forms too', async () => {
    const more = z.object({ url: z.url(), email: z.email(), list: z.array(z.string()).min(1) });
    for (const value of [{ url: 'x' }, { url: 'https://a.b', email: 'x' }, 7]) {
      expect(new Set(await say(more, value)).size).toBe(languages.length);
    }
  });
});
