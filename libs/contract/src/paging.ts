import { z } from 'zod';

export const pageQuery = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(20),
});

const pageInfo = z.object({
  page: z.int(),
  limit: z.int(),
  total: z.int(),
  has_next_page: z.boolean(),
});

const cursorPageInfo = z.object({ end_cursor: z.string().nullable(), has_next_page: z.boolean() });

/** A list read by page number. */
export const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({ rows: z.array(row), pageInfo });

/** A list read onwards from a cursor. */
export const cursorPageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({ rows: z.array(row), pageInfo: cursorPageInfo });

export type Page<Row> = { rows: Row[]; pageInfo: z.infer<typeof pageInfo> };
export type CursorPage<Row> = { rows: Row[]; pageInfo: z.infer<typeof cursorPageInfo> };
