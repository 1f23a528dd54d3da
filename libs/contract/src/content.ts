import { z } from 'zod';

/** A related entry, as Strapi 4 answers with `populate`. */
const relation = <Attributes extends z.ZodType>(attributes: Attributes) =>
  z.object({ id: z.number().int(), attributes });

export const contentPicture = z.object({
  url: z.string(),
  alternativeText: z.string().nullable(),
  width: z.number().nullable(),
  height: z.number().nullable(),
});
export type ContentPicture = z.infer<typeof contentPicture>;

/** An article of the blog. Of another content system only the required fields are used. */
export const articleAttributes = z.object({
  title: z.string(),
  slug: z.string(),
  description: z.string().nullish(),
  /** Markdown. */
  content: z.string(),
  locale: z.string().nullish(),
  /** Ids of the tools that the article is about. */
  tools: z.array(z.string()).nullish(),
  publishedAt: z.string(),
  updatedAt: z.string(),
  /** Only with `populate`. */
  cover: z.object({ data: relation(contentPicture).nullable() }).optional(),
  /** The same article in other languages; only with `populate`. */
  localizations: z
    .object({ data: z.array(relation(z.object({ locale: z.string(), slug: z.string() }))) })
    .optional(),
});
export type ArticleAttributes = z.infer<typeof articleAttributes>;

export const article = relation(articleAttributes);
export type Article = z.infer<typeof article>;

export const articleList = z.object({
  data: z.array(article),
  meta: z.object({
    pagination: z.object({
      page: z.number().int(),
      pageSize: z.number().int(),
      pageCount: z.number().int(),
      total: z.number().int(),
    }),
  }),
});
export type ArticleList = z.infer<typeof articleList>;
