import type { Field } from '@tintory/catalog';
import { listOf, type OptionValue, type OptionValues } from '../options/option-values.ts';

/** The kinds of options that a tool may fail to understand; any other does what it says. */
const openKinds: readonly Field['kind'][] = ['text', 'picture', 'pictures', 'indexes'];

const nameOf = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if ('objectId' in value) return value.objectId;
  return 'url' in value ? value.url : null;
};

const named = (value: OptionValue | undefined) =>
  Array.isArray(value) ? listOf(value).map(nameOf) : nameOf(value);

/** Names the picture and the wishes that what is told before a charge is about. */
export const wishesOf = (
  fields: readonly Field[],
  values: OptionValues,
  pictureKey: string | null,
): string =>
  JSON.stringify([
    pictureKey,
    ...fields
      .filter(({ kind }) => openKinds.includes(kind))
      .map((field) => ('key' in field ? named(values[field.key]) : null)),
  ]);
