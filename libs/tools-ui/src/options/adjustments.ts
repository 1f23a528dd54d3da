import { isActive, type Field } from '@tintory/catalog';
import type { OptionField, OptionValues } from './option-field.ts';

/** What can be set of a place once there is one, in the order of its part of the form. */
const adjustments: readonly string[] = [
  ...['surface', 'direction', 'depth', 'relight'],
  ...['shadow', 'shadow_strength'],
];

/** Which way a place is looked at: as many as that place has. */
export const directionKey = 'direction';

/** The field of the place, while it counts. */
const placeField = (fields: readonly Field[], values: OptionValues): Field | undefined =>
  fields.find((field) => field.kind === 'place' && isActive(field, values));

/** The place that is chosen; empty where none is, or where the product chooses. */
export function placeOf(fields: readonly Field[], values: OptionValues): string {
  const field = placeField(fields, values);
  return field ? String(values[field.key] ?? '') : '';
}

/** Fields of a form in the parts that they stand in: up to the place, what is set of it, the others. */
export function partsOf(
  fields: readonly OptionField[],
): Record<'before' | 'adjust' | 'after', OptionField[]> {
  const at = fields.findIndex(({ kind }) => kind === 'place');
  if (at < 0) return { before: [...fields], adjust: [], after: [] };
  const isAdjustment = ({ key }: OptionField) => adjustments.includes(key);
  const others = fields.filter((field) => !isAdjustment(field));
  const end = others.findIndex(({ kind }) => kind === 'place') + 1;
  return {
    before: others.slice(0, end),
    adjust: adjustments.flatMap((key) => fields.find((field) => field.key === key) ?? []),
    after: others.slice(end),
  };
}
