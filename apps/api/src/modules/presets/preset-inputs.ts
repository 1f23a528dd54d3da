import { inputsSchema, type Field } from '@tintory/catalog';
import type { JobInput } from '@tintory/contract';
import type { Detail } from '../../platform/detail.ts';
import { AppError } from '../../platform/errors.ts';
import { detailOfIssue } from '../../platform/issue-detail.ts';

/** The kinds of options that mean the same on any picture. */
const kept: readonly Field['kind'][] = [
  'choice',
  'place',
  'surface',
  'color',
  'number',
  'boolean',
  'text',
];

/**
 * The options among the inputs, each valid for its field. Combinations are checked at run time,
 * because a preset has no pictures.
 *
 * @throws AppError `InvalidInput` with the reason of each that cannot be had
 */
export function optionsOf(fields: readonly Field[], inputs: readonly JobInput[]): JobInput[] {
  const { shape } = inputsSchema(fields.filter(({ kind }) => kept.includes(kind)));
  const own = inputs.filter(({ key }) => Object.hasOwn(shape, key));
  const faults = own.flatMap(({ key, value }): [string, Detail][] => {
    const [issue] = shape[key]?.safeParse(value).error?.issues ?? [];
    return issue ? [[key, detailOfIssue({ ...issue })]] : [];
  });
  if (faults.length > 0)
    throw new AppError('InvalidInput', { details: Object.fromEntries(faults) });
  return own;
}
