import { inputsSchema, tools } from '@tintory/catalog';
import { describe, expect, it } from 'vitest';
import {
  activeFields,
  defaultValues,
  jobInputs,
  missingFields,
  mostFaces,
  objectOfJob,
  picturesMatchFaces,
  valuesOfJob,
} from './option-values.ts';

const fields = tools[0].functions[0].fields;
const objectId = '01890a5d-ac96-774b-bcce-b302099a8057';

describe('the options of a tool', () => {
  it('start with the defaults of the catalog', () => {
    expect(defaultValues(fields)).toMatchObject({ background: 'transparent', format: 'png' });
  });

  it('show a field only while its condition holds', () => {
    const keys = (background: string) =>
      activeFields(fields, { ...defaultValues(fields), background }).map((field) => field.key);
    expect(keys('transparent')).not.toContain('color');
    expect(keys('color')).toContain('color');
    expect(keys('color')).not.toContain('blur');
    expect(keys('blur')).toContain('blur');
  });

  it('send exactly what is shown, as the schema of the tool wants it', () => {
    const values = { ...defaultValues(fields), background: 'blur', blur: 40 };
    const inputs = jobInputs(fields, values, objectId);
    const asObject = Object.fromEntries(inputs.map(({ key, value }) => [key, value]));
    expect(inputsSchema(fields).parse(asObject)).toMatchObject({ blur: 40, object_id: objectId });
    expect(asObject).not.toHaveProperty('strokes');
  });

  it('come back from a job that ran with them', () => {
    const values = { ...defaultValues(fields), background: 'color', color: '#112233', crop: true };
    expect(valuesOfJob(fields, jobInputs(fields, values, objectId))).toEqual(values);
  });

  it('leave a value that the tool does not have any more to the default', () => {
    const { format, color, crop } = defaultValues(fields);
    const old = { format: 'gif', color: 'red', crop: 'yes', blur: 1e6, glitter: 3 };
    const inputs = Object.entries(old).map(([key, value]) => ({ key, value }));
    expect(valuesOfJob(fields, inputs)).toEqual(defaultValues(fields));
    expect([format, color, crop]).not.toContain(undefined);
  });
});

describe('words, pictures and lists among the options', () => {
  const fields = [
    { key: 'image', kind: 'image', as: 'target_object_id' },
    { key: 'prompt', kind: 'text', maxLength: 40, required: true },
    { key: 'own', kind: 'picture' },
    { key: 'indexes', kind: 'indexes', max: 4 },
    { key: 'sources', kind: 'pictures', max: 4 },
  ] as const;
  const complete = {
    prompt: 'a wolf',
    indexes: [2, 0],
    sources: [{ objectId }],
  };

  it('are missing until they are given', () => {
    expect(missingFields(fields, defaultValues(fields))).toEqual(['prompt', 'indexes', 'sources']);
    expect(missingFields(fields, { ...complete, prompt: '   ' })).toEqual(['prompt']);
    expect(missingFields(fields, complete)).toEqual([]);
  });

  it('are sent under their own names, and come back from a job', () => {
    const inputs = jobInputs(fields, complete, objectId);
    expect(inputs).toEqual([
      { key: 'target_object_id', value: objectId },
      { key: 'prompt', value: 'a wolf' },
      { key: 'indexes', value: [2, 0] },
      { key: 'sources', value: [objectId] },
    ]);
    expect(valuesOfJob(fields, inputs)).toEqual(complete);
    expect(objectOfJob(fields, inputs)).toBe(objectId);
  });
});

describe('words that a choice is about', () => {
  const when = { key: 'scene', in: ['portrait', 'prompt'] };
  const pet = [
    {
      key: 'scene',
      kind: 'choice',
      control: 'select',
      options: ['prompt', 'portrait', 'garden'],
      default: 'portrait',
    },
    { key: 'prompt', kind: 'text', maxLength: 90, when },
  ] as const;
  const missing = (values: object) => missingFields(pet, { ...defaultValues(pet), ...values });

  it('are missing while that choice holds, and not otherwise', () => {
    expect(missing({ scene: 'prompt' })).toEqual(['prompt']);
    expect(missing({ scene: 'prompt', prompt: ' \n' })).toEqual(['prompt']);
    expect(missing({ scene: 'prompt', prompt: 'in a garden' })).toEqual([]);
    expect(missing({ scene: 'portrait' })).toEqual([]);
    expect(missing({ scene: 'garden' })).toEqual([]);
  });
});

describe('the pictures for the faces that were chosen', () => {
  const swap = tools.find(({ id }) => id === 'face_swap')?.functions[0]?.fields ?? [];
  const pictures = (count: number) => Array.from({ length: count }, () => ({ objectId }));
  const match = (count: number, indexes: readonly number[]) =>
    picturesMatchFaces(swap, { indexes, source_object_ids: pictures(count) });

  it('are one for all of them, or one for each', () => {
    expect(match(1, [0, 1, 2])).toBe(true);
    expect(match(3, [0, 1, 2])).toBe(true);
    expect(match(2, [0, 1, 2])).toBe(false);
    expect(match(2, [0])).toBe(false);
  });

  it('are for no more faces than the API takes at once', () => {
    const faces = (count: number) => ({
      target_object_id: objectId,
      source_object_ids: [objectId],
      indexes: Array.from({ length: count }, (_, index) => index),
    });
    const takes = (count: number) => inputsSchema(swap).safeParse(faces(count)).success;
    expect([takes(mostFaces(swap)), takes(mostFaces(swap) + 1)]).toEqual([true, false]);
  });

  it('are no matter where no faces are chosen', () => {
    expect(picturesMatchFaces(fields, defaultValues(fields))).toBe(true);
  });
});
