import type { Field } from './field.ts';

/** The object ids among checked inputs, each with the key it came under. */
export function pictureIds(
  fields: readonly Field[],
  inputs: Readonly<Record<string, unknown>>,
): { key: string; objectId: string }[] {
  return fields.flatMap(({ key: ownKey, kind }) => {
    if (kind !== 'image' && kind !== 'picture' && kind !== 'pictures') return [];
    const key = kind === 'image' ? 'object_id' : ownKey;
    return [inputs[key]]
      .flat()
      .filter((id): id is string => typeof id === 'string')
      .map((objectId) => ({ key, objectId }));
  });
}
