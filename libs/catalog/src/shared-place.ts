import type { JobInput } from '@tintory/contract';
import { isActive } from './across-fields.ts';
import type { Field } from './field.ts';
import { inputsSchema } from './inputs-schema.ts';

type Values = Readonly<Record<string, unknown>>;

/** Whether pictures of a function are taken in a place, with these options. */
export const hasPlace = (fields: readonly Field[], values: Values): boolean =>
  fields.some((field) => field.kind === 'place' && isActive(field, values));

/**
 * What one picture's result decides for others in the same place: what its options had left open.
 *
 * @param inputs its options as they were sent
 * @param result of its job, which names place, surface and direction as its fields have them
 */
export function sharedPlace(
  fields: readonly Field[],
  inputs: readonly JobInput[],
  result: Values,
): JobInput[] {
  const options = inputsSchema(fields.filter(({ kind }) => kind !== 'image')).safeParse(
    Object.fromEntries(inputs.map(({ key, value }) => [key, value])),
  );
  const values: Values = options.data ?? {};
  if (!hasPlace(fields, values)) return [];
  return fields.flatMap((field) => {
    const { key } = field;
    const { place, surface, direction } = result;
    const found = { place, surface, number: key === 'direction' ? direction : undefined };
    const value = Reflect.get(found, field.kind) as unknown;
    const isOpen = isActive(field, values) && !values[key];
    const isValue = typeof value === 'string' || typeof value === 'number';
    return isOpen && isValue && value !== '' ? [{ key, value }] : [];
  });
}
