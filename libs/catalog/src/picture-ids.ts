import type { Field } from './field.ts';

/** The name under which the picture a tool works on travels as an object id. */
export const imageKey = (field: Extract<Field, { kind: 'image' }>): string =>
  field.as ?? 'object_id';

/** The object ids among checked inputs, each with the key it came under. */
export function pictureIds(
  fields: readonly Field[],
  inputs: Readonly<Record<string, unknown>>,
): { key: string; objectId: string }[] {
  return fields.flatMap((field) => {
    const { kind } = field;
    if (kind !== 'image' && kind !== 'picture' && kind !== 'pictures') return [];
    const key = kind === 'image' ? imageKey(field) : field.key;
    return [inputs[key]]
      .flat()
      .filter((id): id is string => typeof id === 'string')
      .map((objectId) => ({ key, objectId }));
  });
}
