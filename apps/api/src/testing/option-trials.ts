import { imageKey, isActive, isNeeded, type Field } from '@tintory/catalog';
import type { JobInputs } from './job-bench.ts';

type Value = JobInputs[string];

/** One option in one situation: the same inputs with each of the values that it can have. */
export type OptionTrial = { option: string; tries: { value: Value; inputs: JobInputs }[] };

/**
 * Every option of a function with its values, in each situation in which it counts.
 *
 * @param pictures ids of two pictures of the user's
 */
export function optionTrials(
  fields: readonly Field[],
  pictures: readonly [string, string],
): OptionTrial[] {
  const needed = fields.flatMap((field): [string, Value][] =>
    isAlwaysNeeded(field) ? [[keyOf(field), valuesOf(field, pictures)[0] as Value]] : [],
  );
  return fields.flatMap((field) =>
    situationsOf(field).map((situation) => {
      const base = { ...Object.fromEntries(needed), ...situation };
      const tries = valuesOf(field, pictures).map((value) => {
        const inputs = { ...base, [keyOf(field)]: value };
        const complete = withShownPictures(withWords(inputs, fields), fields, pictures[0]);
        return { value, inputs: withFaceForEach(complete, fields) };
      });
      const [where] = Object.values(situation);
      return { option: keyOf(field) + (where ? ` with ${String(where)}` : ''), tries };
    }),
  );
}

const keyOf = (field: Field) => (field.kind === 'image' ? imageKey(field) : field.key);

/** In every situation: what hangs on a choice is added where that choice is made. */
const isAlwaysNeeded = (field: Field) =>
  field.kind === 'image' || (isNeeded(field, {}) && isActive(field, {}));

const situationsOf = (field: Field): JobInputs[] =>
  'when' in field && field.when
    ? field.when.in.map((value) => ({ [field.when?.key ?? '']: value }))
    : [{}];

/** At least two values each, which must change the result. */
function valuesOf(field: Field, [first, second]: readonly [string, string]): Value[] {
  switch (field.kind) {
    case 'choice':
      return [...field.options];
    case 'place':
      return ['', 'cafe', 'green-meadow'];
    case 'surface':
      return ['', 'marble-white', 'walnut-dark'];
    case 'color':
      return [field.default, '#123456'];
    case 'number':
      return [...new Set([field.default, field.min, field.max])];
    case 'boolean':
      return [field.default, !field.default];
    case 'text':
      return words;
    case 'image':
    case 'picture':
      return [first, second];
    case 'pictures':
      return [[first], [second], [first, second], [second, first]];
    case 'indexes':
      return [[0], [1], [0, 1], [1, 0]];
    case 'strokes':
      return [[], stroke('keep'), stroke('erase')];
    case 'job':
      return [];
  }
}

/** Prompts with a thing and a place: some tools draw the one, some stage the other. */
const words: Value[] = ['a wolf on wood', 'red flowers on marble'];

const stroke = (mode: string): Value => [{ mode, radius: 0.1, points: [[0.5, 0.5]] }];

/** A chosen picture option comes with its picture. */
function withShownPictures(
  inputs: JobInputs,
  fields: readonly Field[],
  picture: string,
): JobInputs {
  const shown = fields.filter(
    (field) => field.kind === 'picture' && field.when && isActive(field, inputs),
  );
  return { ...Object.fromEntries(shown.map(({ key }) => [key, picture])), ...inputs };
}

/** The option of own words comes with words. */
function withWords(inputs: JobInputs, fields: readonly Field[]): JobInputs {
  const said = fields.filter(
    ({ kind, key, ...field }) =>
      kind === 'text' && 'when' in field && field.when && inputs[field.when.key] === key,
  );
  return { ...Object.fromEntries(said.map(({ key }) => [key, words[0] as Value])), ...inputs };
}

/** Several pictures need a chosen face for each. */
function withFaceForEach(inputs: JobInputs, fields: readonly Field[]): JobInputs {
  const keyOfKind = (kind: Field['kind']) => fields.find((field) => field.kind === kind)?.key ?? '';
  const pictures = inputs[keyOfKind('pictures')];
  if (!Array.isArray(pictures) || pictures.length < 2) return inputs;
  return { ...inputs, [keyOfKind('indexes')]: pictures.map((_, index) => index) };
}
