import type { Field } from '@tintory/catalog';
import type { OptionValue, OptionValues } from './option-field.ts';
import { activeFields } from './option-values.ts';

/** A stored picture is the one that it names; a photo at hand is itself. */
const isSame = (a: OptionValue | undefined, b: OptionValue | undefined): boolean => {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object') return false;
  if ('objectId' in a && 'objectId' in b) return a.objectId === b.objectId;
  return Array.isArray(a) && Array.isArray(b) && JSON.stringify(a) === JSON.stringify(b);
};

/** Whether two forms ask for the same; what does not count in either makes no difference. */
export function sameValues(
  fields: readonly Field[],
  one: OptionValues,
  other: OptionValues,
): boolean {
  const counting = new Set(
    [one, other].flatMap((values) => activeFields(fields, values).map(({ key }) => key)),
  );
  return [...counting].every((key) => isSame(one[key], other[key]));
}
