import type { Field } from './field.ts';

type Values = Readonly<Record<string, unknown>>;
/** `params` holds the numbers and names of `message`, for a message in another language. */
type Fault = { key: string; message: string; params: { reason: string; [name: string]: string } };

/** Whether a field counts: it depends on no choice, or that choice has one of the named values. */
export const isActive = (field: Field, values: Values): boolean =>
  !('when' in field) || !field.when || field.when.in.includes(String(values[field.when.key]));

/**
 * Whether a field is required while it counts. A picture that depends on a choice is required with
 * it, and so are words that depend on the option of their own name (`scene: prompt`).
 */
export function isNeeded(field: Field, values: Values): boolean {
  if (field.kind === 'pictures' || field.kind === 'indexes') return true;
  if (field.kind === 'picture') return Boolean(field.required ?? field.when);
  if (field.kind !== 'text') return false;
  return field.required ?? (field.when !== undefined && values[field.when.key] === field.key);
}

/** Returns what is wrong with a combination of inputs that are each valid. */
export const faultsAcross = (fields: readonly Field[], inputs: Values): Fault[] => [
  ...missing(fields, inputs),
  ...picturesForIndexes(fields, inputs),
];

const missing = (fields: readonly Field[], inputs: Values): Fault[] =>
  fields.flatMap((field) => {
    const given = inputs[field.key] !== undefined && inputs[field.key] !== '';
    if (given || !('when' in field) || !field.when) return [];
    if (!isNeeded(field, inputs) || !isActive(field, inputs)) return [];
    const { key } = field.when;
    const params = { reason: 'neededWhere', field: key, value: String(inputs[key]) };
    return [{ key: field.key, message: `Needed where ${key} is ${params.value}.`, params }];
  });

/** One picture serves every index; several are used in turn. */
function picturesForIndexes(fields: readonly Field[], inputs: Values): Fault[] {
  const pictures = fields.find(({ kind }) => kind === 'pictures')?.key;
  const indexes = fields.find(({ kind }) => kind === 'indexes')?.key;
  if (!pictures || !indexes) return [];
  const count = lengthOf(inputs[pictures]);
  if (count === 1 || count === lengthOf(inputs[indexes])) return [];
  const params = { reason: 'oneOrEach', field: indexes };
  return [{ key: pictures, message: `Give one for all of ${indexes}, or one for each.`, params }];
}

const lengthOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0);
