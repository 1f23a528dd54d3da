import type { Field, FieldCondition } from '@tintory/catalog';
import type { JobInput } from '@tintory/contract';

export type OptionValue = string | number | boolean;
export type OptionValues = Readonly<Record<string, OptionValue>>;

/** The fields that have a control in the form; pictures and strokes live on the canvas. */
export type OptionField = Exclude<Field, { kind: 'image' | 'strokes' }>;

const optionFields = (fields: readonly Field[]): OptionField[] =>
  fields.filter(
    (field): field is OptionField => field.kind !== 'image' && field.kind !== 'strokes',
  );

export const defaultValues = (fields: readonly Field[]): OptionValues =>
  Object.fromEntries(optionFields(fields).map((field) => [field.key, field.default]));

const holds = (condition: FieldCondition | undefined, values: OptionValues) =>
  !condition || condition.in.includes(String(values[condition.key]));

/** The fields whose condition holds: what is shown, and what is sent. */
export const activeFields = (fields: readonly Field[], values: OptionValues): OptionField[] =>
  optionFields(fields).filter((field) => holds(field.when, values));

/** The active fields, each with those that hang on it: what belongs on one tab. */
export function groupFields(fields: readonly Field[], values: OptionValues): OptionField[][] {
  const active = activeFields(fields, values);
  return active
    .filter((field) => !field.when)
    .map((head) => [head, ...active.filter((field) => field.when?.key === head.key)]);
}

/** The list of inputs of a job on an uploaded picture. */
export function jobInputs(
  fields: readonly Field[],
  values: OptionValues,
  objectId: string,
): JobInput[] {
  const options = activeFields(fields, values).map((field) => ({
    key: field.key,
    value: values[field.key] ?? field.default,
  }));
  return [{ key: 'object_id', value: objectId }, ...options];
}

/** The options a job ran with, for running it again; what it does not name has its default. */
export function valuesOfJob(fields: readonly Field[], inputs: readonly JobInput[]): OptionValues {
  const known = new Set(optionFields(fields).map((field) => field.key));
  const given = inputs.filter((input): input is JobInput & { value: OptionValue } =>
    known.has(input.key) ? ['string', 'number', 'boolean'].includes(typeof input.value) : false,
  );
  return {
    ...defaultValues(fields),
    ...Object.fromEntries(given.map(({ key, value }) => [key, value])),
  };
}

/** The uploaded picture a job worked on. */
export function objectOfJob(inputs: readonly JobInput[]): string | null {
  const value = inputs.find((input) => input.key === 'object_id')?.value;
  return typeof value === 'string' ? value : null;
}
