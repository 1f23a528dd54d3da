import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Field } from './field.ts';
import { inputsSchema } from './inputs-schema.ts';

const id = '01890a5d-ac96-774b-bcce-b302099a8057';
const when = { key: 'scene', in: ['own'] } as const;
const choice = {
  key: 'scene',
  kind: 'choice',
  control: 'segmented',
  options: ['plain', 'own'],
  default: 'plain',
} as const;

/** The names of the inputs that are refused. */
function refused(fields: readonly Field[], inputs: object): string[] {
  const { error } = inputsSchema(fields).safeParse(inputs);
  return error?.issues.map(({ path }) => path.join('.')) ?? [];
}

describe('a field that hangs on a choice', () => {
  const picture = [choice, { key: 'place', kind: 'picture', when }] as const;

  it('is needed, as a picture, while the choice holds, and not otherwise', () => {
    expect(refused(picture, { scene: 'own' })).toEqual(['place']);
    expect(refused(picture, { scene: 'own', place: id })).toEqual([]);
    expect(refused(picture, { scene: 'plain' })).toEqual([]);
    expect(refused(picture, {})).toEqual([]);
  });

  it('is needed where the choice is the default that nobody had to name', () => {
    const [, place] = picture;
    expect(refused([{ ...choice, default: 'own' }, place], {})).toEqual(['place']);
  });

  it('is needed, as words, only where the words are required', () => {
    const words = { key: 'prompt', kind: 'text', maxLength: 9, when } as const;
    expect(refused([choice, words], { scene: 'own' })).toEqual([]);
    const required = [choice, { ...words, required: true }] as const;
    expect(refused(required, { scene: 'own', prompt: '  ' })).toEqual(['prompt']);
    expect(refused(required, { scene: 'own', prompt: 'a wolf' })).toEqual([]);
    expect(refused(required, { scene: 'plain' })).toEqual([]);
  });

  it('is needed, as words, where the choice has their name', () => {
    const here = {
      key: 'prompt',
      kind: 'text',
      maxLength: 9,
      when: { ...when, in: ['prompt', 'own'] },
    };
    const fields = [{ ...choice, options: ['plain', 'own', 'prompt'] }, here] as readonly Field[];
    expect(refused(fields, { scene: 'prompt' })).toEqual(['prompt']);
    expect(refused(fields, { scene: 'prompt', prompt: ' ' })).toEqual(['prompt']);
    expect(refused(fields, { scene: 'prompt', prompt: 'a wolf' })).toEqual([]);
    expect(refused(fields, { scene: 'own' })).toEqual([]);
  });

  it('has its default where it has one', () => {
    const color = { key: 'color', kind: 'color', default: '#ffffff', when } as const;
    expect(refused([choice, color], { scene: 'own' })).toEqual([]);
  });
});

describe('an option of an older version', () => {
  const fields = [{ ...choice, formerly: { simple: 'plain' } }] as const;

  it('is taken for what it is now', () => {
    expect(inputsSchema(fields).parse({ scene: 'simple' })).toEqual({ scene: 'plain' });
    expect(inputsSchema(fields).parse({ scene: 'own' })).toEqual({ scene: 'own' });
    expect(inputsSchema(fields).parse({})).toEqual({ scene: 'plain' });
    expect(refused(fields, { scene: 'strange' })).toEqual(['scene']);
  });

  it('is named by the JSON Schema, so that nobody who sends it is surprised', () => {
    expect(z.toJSONSchema(inputsSchema(fields), { io: 'input' })).toMatchObject({
      properties: { scene: { enum: ['plain', 'own', 'simple'], default: 'plain' } },
    });
  });
});

describe('pictures for things that were found', () => {
  const fields = [
    { key: 'indexes', kind: 'indexes', max: 4 },
    { key: 'sources', kind: 'pictures', max: 4 },
  ] as const;
  const give = (indexes: number[], count: number) =>
    refused(fields, { indexes, sources: Array<string>(count).fill(id) });

  it('are one for all, or one for each', () => {
    expect(give([2, 0, 1], 1)).toEqual([]);
    expect(give([2, 0, 1], 3)).toEqual([]);
    expect(give([2, 0, 1], 2)).toEqual(['sources']);
    expect(give([2], 2)).toEqual(['sources']);
  });

  it('name each thing once, and that can be read from the JSON Schema', () => {
    expect(give([1, 1], 1)).toEqual(['indexes']);
    expect(z.toJSONSchema(inputsSchema(fields), { io: 'input' })).toMatchObject({
      properties: { indexes: { uniqueItems: true, minItems: 1, maxItems: 4 } },
    });
  });
});
