import type { Field } from '@tintory/catalog';

/** As a record of `libs/places` may be called; empty is a choice of the product's. */
const recordId = /^[a-z0-9-]{0,60}$/;

const color = /^#[0-9a-f]{6}$/i;

/** Steps such as 0.1 have no exact sum. */
const isStep = (number: number, step: number): boolean =>
  Math.abs(number / step - Math.round(number / step)) < 1e-6;

/** Whether a stored value is still valid for a field. Texts that are too long by now are kept. */
export function fitsField(field: Field, value: unknown): boolean {
  switch (field.kind) {
    case 'choice':
      return typeof value === 'string' && field.options.includes(value);
    case 'color':
      return typeof value === 'string' && color.test(value);
    case 'number':
      return (
        typeof value === 'number' &&
        value >= field.min &&
        value <= field.max &&
        isStep(value, field.step)
      );
    case 'place':
    case 'surface':
      return typeof value === 'string' && recordId.test(value);
    case 'boolean':
      return typeof value === 'boolean';
    case 'text':
      return typeof value === 'string';
    default:
      return true;
  }
}

/** A value that was kept, as it is called now: a field may have named it otherwise. */
export const currentValue = <Value>(field: Field, value: Value): Value | string =>
  (typeof value === 'string' && 'formerly' in field ? field.formerly?.[value] : undefined) ?? value;

/** Of values that were kept, such as those of a draft, the ones that the fields can still have. */
export const fittingValues = <Value>(
  fields: readonly Field[],
  values: Readonly<Record<string, Value>>,
): Record<string, Value | string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([key, kept]): [string, Value | string][] => {
      const field = fields.find((one) => one.key === key);
      const value = field && currentValue(field, kept);
      return field && value !== undefined && fitsField(field, value) ? [[key, value]] : [];
    }),
  );
