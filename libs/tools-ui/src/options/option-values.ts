import { imageKey, isActive, isNeeded, type Field, type FieldCondition } from '@tintory/catalog';
import type { JobInput } from '@tintory/contract';
import { partsOf } from './adjustments.ts';
import { currentValue, fitsField } from './fits-field.ts';
import type { OptionField, OptionValue, OptionValues, PictureValue } from './option-field.ts';

const formKinds = [
  'choice',
  'place',
  'surface',
  'color',
  'number',
  'text',
  'boolean',
  'picture',
  'pictures',
  'indexes',
];

const optionFields = (fields: readonly Field[]): OptionField[] =>
  fields.filter((field): field is OptionField => formKinds.includes(field.kind));

/** Whether a tool works on a picture that is put on the canvas. */
export const takesPhoto = (fields: readonly Field[]): boolean =>
  fields.some(({ kind }) => kind === 'image');

const defaultOf = (field: OptionField): OptionValue | undefined => {
  if (field.kind === 'text' || field.kind === 'place' || field.kind === 'surface') return '';
  if (field.kind === 'pictures' || field.kind === 'indexes') return [];
  return field.kind === 'picture' ? undefined : field.default;
};

export const defaultValues = (fields: readonly Field[]): OptionValues =>
  Object.fromEntries(
    optionFields(fields).flatMap((field) => {
      const value = defaultOf(field);
      return value === undefined ? [] : [[field.key, value]];
    }),
  );

/** Fields of lists have no condition: they are always needed. */
const conditionOf = (field: OptionField): FieldCondition | undefined =>
  'when' in field ? field.when : undefined;

/** The fields whose condition holds: what is shown, and what is sent. */
export const activeFields = (fields: readonly Field[], values: OptionValues): OptionField[] =>
  optionFields(fields).filter((field) => isActive(field, values));

/** Keys of what has to be given before the tool can run. */
export const missingFields = (fields: readonly Field[], values: OptionValues): string[] =>
  activeFields(fields, values)
    .filter((field) => {
      if (!isNeeded(field, values)) return false;
      const value = values[field.key];
      if (field.kind === 'text') return String(value ?? '').trim() === '';
      return field.kind === 'picture' ? value === undefined : listOf(value).length === 0;
    })
    .map(({ key }) => key);

/**
 * One picture serves every face that was chosen; several are given out in turn, so then there have
 * to be as many of them as faces.
 */
export function picturesMatchFaces(fields: readonly Field[], values: OptionValues): boolean {
  const countOf = (kind: Field['kind']) => {
    const field = fields.find((one) => one.kind === kind);
    return field ? listOf(values[field.key]).length : null;
  };
  const [pictures, faces] = [countOf('pictures'), countOf('indexes')];
  return pictures === null || faces === null || pictures <= 1 || pictures === faces;
}

/** How many faces a function takes at once. */
export const mostFaces = (fields: readonly Field[]): number =>
  fields.find((field) => field.kind === 'indexes')?.max ?? 0;

/** The active fields that have a control: faces are chosen on the canvas. */
export const formFields = (fields: readonly Field[], values: OptionValues): OptionField[] =>
  activeFields(fields, values).filter(({ kind }) => kind !== 'indexes');

/** The fields of the form, each with those that hang on it: what belongs on one tab. */
export function groupFields(fields: readonly Field[], values: OptionValues): OptionField[][] {
  const { before, adjust, after } = partsOf(formFields(fields, values));
  const active = [...before, ...after];
  const groups = active
    .filter((field) => !conditionOf(field))
    .map((head) => [head, ...active.filter((field) => conditionOf(field)?.key === head.key)]);
  if (adjust.length === 0) return groups;
  const ofPlace = groups.findIndex((group) => group.some(({ kind }) => kind === 'place'));
  return groups.toSpliced(ofPlace + 1, 0, adjust);
}

/** A value that is a list as one, whatever it is. */
export const listOf = (value: OptionValue | undefined): readonly (PictureValue | number)[] =>
  Array.isArray(value) ? (value as readonly (PictureValue | number)[]) : [];

/** The list of inputs of a job; pictures have been uploaded by then. */
export function jobInputs(
  fields: readonly Field[],
  values: OptionValues,
  objectId: string | null,
): JobInput[] {
  const options = activeFields(fields, values).flatMap((field) => {
    const value = values[field.key] ?? defaultOf(field);
    const sent = value === undefined || value === '' ? undefined : toJson(value);
    return sent === undefined ? [] : [{ key: field.key, value: sent }];
  });
  const image = fields.find((field) => field.kind === 'image');
  return objectId && image ? [{ key: imageKey(image), value: objectId }, ...options] : options;
}

function toJson(value: OptionValue): JobInput['value'] | undefined {
  if (Array.isArray(value)) {
    return listOf(value).map((one) => (typeof one === 'number' ? one : idOf(one)));
  }
  return typeof value === 'object' ? idOf(value as PictureValue) : value;
}

const idOf = (picture: PictureValue): string => {
  if ('objectId' in picture) return picture.objectId;
  throw new Error('A picture has to be uploaded before a job can name it.');
};

/** The options a job ran with, for running it again; what it lacks or the tool no longer offers has its default. */
export function valuesOfJob(fields: readonly Field[], inputs: readonly JobInput[]): OptionValues {
  const known = new Map(optionFields(fields).map((field) => [field.key, field]));
  const given = inputs.flatMap(({ key, value: kept }): [string, OptionValue][] => {
    const field = known.get(key);
    const value = field && currentValue(field, kept);
    if (!field || !fitsField(field, value)) return [];
    if (field.kind === 'picture') return [[key, { objectId: String(value) }]];
    if (field.kind === 'pictures' && Array.isArray(value)) {
      return [[key, value.map((id) => ({ objectId: String(id) }))]];
    }
    if (field.kind === 'indexes' && Array.isArray(value)) return [[key, value.map(Number)]];
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
      return [[key, value]];
    }
    return [];
  });
  return { ...defaultValues(fields), ...Object.fromEntries(given) };
}

/** Names the address of a job's picture, in place of one that was uploaded. */
export const imageUrlKey = 'image_url';

/** Where the picture was fetched that a job worked on; null where it was uploaded. */
export function urlOfJob(inputs: readonly JobInput[]): string | null {
  const value = inputs.find(({ key }) => key === imageUrlKey)?.value;
  return typeof value === 'string' ? value : null;
}

/** The uploaded picture a job worked on. */
export function objectOfJob(fields: readonly Field[], inputs: readonly JobInput[]): string | null {
  const image = fields.find((field) => field.kind === 'image');
  const value = image && inputs.find((input) => input.key === imageKey(image))?.value;
  return typeof value === 'string' ? value : null;
}
