import { z } from 'zod';
import { faultsAcross } from './across-fields.ts';
import type { ChoiceField, Field, PlaceField } from './field.ts';

const hexColor = z.string().regex(/^#[0-9a-f]{6}$/i);

/** Coordinates and radius are fractions of the upright picture, so strokes fit any resolution. */
const stroke = z
  .strictObject({
    mode: z.enum(['keep', 'erase']),
    /** Fraction of the picture's longer side. */
    radius: z.number().min(0.001).max(0.25),
    points: z
      .array(z.tuple([z.number().min(0).max(1), z.number().min(0).max(1)]))
      .min(1)
      .max(2_000),
    /** One point that stands for all of the thing it lies on. */
    tap: z.literal(true).exactOptional(),
  })
  .refine(({ tap, points }) => !tap || points.length === 1, {
    path: ['points'],
    message: 'A tap has one point.',
    params: { reason: 'tooMany', most: 1 },
  });
export type Stroke = z.infer<typeof stroke>;

const indexes = z
  .array(z.int().min(0).max(99))
  .min(1)
  .refine((list) => new Set(list).size === list.length, {
    message: 'Each is named once.',
    params: { reason: 'once' },
  });

function choiceSchema({ options, formerly, default: usual }: ChoiceField): z.ZodType {
  if (!formerly) return z.enum(options).default(usual);
  return z
    .enum([...options, ...Object.keys(formerly)])
    .transform((value) => formerly[value] ?? value)
    .prefault(usual);
}

/** An id of a place or a surface, or nothing; whether there is such a one is known to the server. */
const idOrNone = z.string().regex(/^[a-z0-9-]{0,60}$/);

const placeSchema = ({ formerly = {} }: PlaceField): z.ZodType =>
  idOrNone.transform((value) => formerly[value] ?? value).prefault('');

function valueSchema(field: Exclude<Field, { kind: 'image' }>): z.ZodType {
  switch (field.kind) {
    case 'choice':
      return choiceSchema(field);
    case 'place':
      return placeSchema(field);
    case 'surface':
      return idOrNone.default('');
    case 'color':
      return hexColor.default(field.default);
    case 'number':
      return z.number().min(field.min).max(field.max).multipleOf(field.step).default(field.default);
    case 'boolean':
      return z.boolean().default(field.default);
    case 'text': {
      const text = z.string().trim().max(field.maxLength);
      return field.required && !field.when ? text.min(1) : text.default('');
    }
    case 'picture':
      return field.required && !field.when ? z.uuid() : z.uuid().optional();
    case 'pictures':
      return z.array(z.uuid()).min(1).max(field.max);
    case 'indexes':
      return indexes.max(field.max).meta({ uniqueItems: true });
    case 'job':
      return field.required ? z.uuid() : z.uuid().optional();
    case 'strokes':
      return z.array(stroke).max(field.max).default([]);
  }
}

/**
 * The schema of a function's inputs as one object: unknown keys are refused by name, defaults filled
 * in, a picture comes as exactly one of `object_id` and `image_url`, and what a choice needs is there.
 */
export function inputsSchema(fields: readonly Field[]) {
  const shape: Record<string, z.ZodType> = {};
  for (const field of fields) {
    if (field.kind === 'image' && field.as) {
      shape[field.as] = z.uuid();
    } else if (field.kind === 'image') {
      shape['object_id'] = z.uuid().optional();
      shape['image_url'] = z
        .url({ protocol: /^https?$/ })
        .max(2_000)
        .optional();
    } else {
      shape[field.key] = valueSchema(field);
    }
  }
  const takesImage = fields.some((field) => field.kind === 'image' && !field.as);
  return z.strictObject(shape).superRefine((inputs, context) => {
    const given = [inputs['object_id'], inputs['image_url']].filter((value) => value !== undefined);
    if (takesImage && given.length !== 1) {
      context.addIssue({
        code: 'custom',
        path: ['object_id'],
        message: 'Give exactly one of object_id and image_url.',
        params: { reason: 'oneSource' },
      });
    }
    for (const { key, message, params } of faultsAcross(fields, inputs)) {
      context.addIssue({ code: 'custom', path: [key], message, params });
    }
  });
}
