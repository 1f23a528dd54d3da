import type { Field } from '@tintory/catalog';
import type { JobInput } from '@tintory/contract';
import type { Stroke } from '@tintory/pixels';

type StrokesField = Extract<Field, { kind: 'strokes' }>;

/** Where a function takes keep and erase strokes; undefined where it takes none. */
export const strokesField = (fields: readonly Field[]): StrokesField | undefined =>
  fields.find((field): field is StrokesField => field.kind === 'strokes');

/** Strokes as an input of a job; none where there are none, or where the function takes none. */
export function strokeInputs(fields: readonly Field[], strokes: readonly Stroke[]): JobInput[] {
  const field = strokesField(fields);
  if (!field || strokes.length === 0) return [];
  const value = strokes.map(({ mode, radius, points, tap }) => ({
    ...{ mode, radius, points: points.map(([x, y]) => [x, y]) },
    ...(tap && { tap }),
  }));
  return [{ key: field.key, value }];
}

const isStroke = (value: unknown): value is Stroke =>
  typeof value === 'object' && value !== null && 'mode' in value && 'points' in value;

/** The strokes a job was given. */
export function strokesOfJob(fields: readonly Field[], inputs: readonly JobInput[]): Stroke[] {
  const field = strokesField(fields);
  const value: unknown = inputs.find(({ key }) => key === field?.key)?.value;
  return field && Array.isArray(value) ? value.filter(isStroke) : [];
}
