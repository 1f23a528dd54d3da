import { parse } from 'qs';
import { z } from 'zod';
import { ContentError } from './content-error.ts';

/** Fields that can be filtered and sorted by. */
const fields = [
  'id',
  'title',
  'slug',
  'description',
  'content',
  'publishedAt',
  'updatedAt',
] as const;
export type ContentField = (typeof fields)[number];

const oneOrMore = z.union([z.string(), z.array(z.string())]).transform((value) => [value].flat());
const whole = (least: number, most: number) => z.coerce.number().int().min(least).max(most);

const operators = z.strictObject({
  $eq: z.string().optional(),
  $ne: z.string().optional(),
  $in: oneOrMore.optional(),
  $containsi: z.string().optional(),
});

/** The supported subset of Strapi 4's parameters. */
const query = z.strictObject({
  locale: z.string().max(20).default('en'),
  populate: z.unknown().optional(),
  filters: z
    .partialRecord(z.enum(fields), z.union([operators, z.string().transform(($eq) => ({ $eq }))]))
    .default({}),
  sort: z
    .string()
    .max(100)
    .default('publishedAt:desc')
    .transform((value) => value.split(','))
    .pipe(z.array(z.string().transform(readSort))),
  pagination: z
    .strictObject({ page: whole(1, 100_000).default(1), pageSize: whole(1, 100).default(25) })
    .prefault({}),
});
export type ContentQuery = z.infer<typeof query>;

function readSort(value: string, context: z.RefinementCtx) {
  const [name, direction = 'asc'] = value.split(':');
  const field = fields.find((known) => known === name);
  if (field && (direction === 'asc' || direction === 'desc')) return { field, direction };
  context.addIssue({ code: 'custom', message: `Invalid sort ${value}` });
  return z.NEVER;
}

/**
 * Reads `filters[slug][$eq]=…` and its kind.
 *
 * @throws ContentError 400 that names what cannot be read
 */
export function readContentQuery(search: string): ContentQuery {
  const read = query.safeParse(parse(search, { parameterLimit: 50, depth: 4 }));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new ContentError(400, `${issue?.path.join('.') || 'query'}: ${issue?.message}`);
}
