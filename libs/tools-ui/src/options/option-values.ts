import type { Field, FieldCondition } from '@tintory/catalog';
import type { JobInput } from '@tintory/contract';
import type { Photo } from '../photo/read-photo.ts';

/** A further picture is a photo at hand, or the id of one that an earlier job took in. */
export type PictureValue = Photo | { objectId: string };
export type OptionValue = string | number | boolean | PictureValue;
export type OptionValues = Readonly<Record<string, OptionValue>>;

/** The fields that have a control in the form; the main picture and strokes live on the canvas. */
export type OptionField = Extract<
  Field,
  { kind: 'choice' | 'color' | 'number' | 'text' | 'boolean' | 'picture' }
>;

const formKinds = ['choice', 'color', 'number', 'text', 'boolean', 'picture'];

const optionFields = (fields: readonly Field[]): OptionField[] =>
  fields.filter((field): field is OptionField => formKinds.includes(field.kind));

/** Whether a tool works on a picture that is put on the canvas. */
export const takesPhoto = (fields: readonly Field[]): boolean =>
  fields.some(({ kind }) => kind === 'image');

const defaultOf = (field: OptionField): OptionValue | undefined => {
  if (field.kind === 'text') return '';
  return field.kind === 'picture' ? undefined : field.default;
};

export const defaultValues = (fields: readonly Field[]): OptionValues =>
  Object.fromEntries(
    optionFields(fields).flatMap((field) => {
      const value = defaultOf(field);
      return value === undefined ? [] : [[field.key, value]];
    }),
  );

const holds = (condition: FieldCondition | undefined, values: OptionValues) =>
  !condition || condition.in.includes(String(values[condition.key]));

/** The fields whose condition holds: what is shown, and what is sent. */
export const activeFields = (fields: readonly Field[], values: OptionValues): OptionField[] =>
  optionFields(fields).filter((field) => holds(field.when, values));

/** Keys of what has to be given before the tool can run. */
export const missingFields = (fields: readonly Field[], values: OptionValues): string[] =>
  activeFields(fields, values)
    .filter((field) => {
      const value = values[field.key];
      if (field.kind === 'text') return field.required && String(value ?? '').trim() === '';
      // A picture that stands behind a choice is what that choice is about.
      return field.kind === 'picture' && (field.required || field.when) && value === undefined;
    })
    .map(({ key }) => key);

/** The active fields, each with those that hang on it: what belongs on one tab. */
export function groupFields(fields: readonly Field[], values: OptionValues): OptionField[][] {
  const active = activeFields(fields, values);
  return active
    .filter((field) => !field.when)
    .map((head) => [head, ...active.filter((field) => field.when?.key === head.key)]);
}

/** The list of inputs of a job; pictures have been uploaded by then. */
export function jobInputs(
  fields: readonly Field[],
  values: OptionValues,
  objectId: string | null,
): JobInput[] {
  const options = activeFields(fields, values).flatMap((field) => {
    const value = values[field.key] ?? defaultOf(field);
    if (value === undefined || value === '') return [];
    if (typeof value !== 'object') return [{ key: field.key, value }];
    return 'objectId' in value ? [{ key: field.key, value: value.objectId }] : [];
  });
  return objectId ? [{ key: 'object_id', value: objectId }, ...options] : options;
}

/** The options a job ran with, for running it again; what it does not name has its default. */
export function valuesOfJob(fields: readonly Field[], inputs: readonly JobInput[]): OptionValues {
  const known = new Map(optionFields(fields).map((field) => [field.key, field]));
  const given = inputs.flatMap(({ key, value }): [string, OptionValue][] => {
    const field = known.get(key);
    if (!field) return [];
    if (field.kind === 'picture') return [[key, { objectId: String(value) }]];
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
      return [[key, value]];
    }
    return [];
  });
  return { ...defaultValues(fields), ...Object.fromEntries(given) };
}

/** The uploaded picture a job worked on. */
export function objectOfJob(inputs: readonly JobInput[]): string | null {
  const value = inputs.find((input) => input.key === 'object_id')?.value;
  return typeof value === 'string' ? value : null;
}
