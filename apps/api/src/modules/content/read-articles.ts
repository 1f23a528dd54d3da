import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { toolIds } from '@tintory/catalog';
import { VFile } from 'vfile';
import { matter } from 'vfile-matter';
import { z } from 'zod';

const day = z.iso.date().transform((value) => `${value}T00:00:00.000Z`);

/** The front matter of an article. */
const frontMatter = z.strictObject({
  /** Its own in all languages, and for good: addresses name it. */
  id: z.number().int().positive(),
  title: z.string().min(1),
  description: z.string().min(1),
  published: day,
  updated: day.optional(),
  tools: z.array(z.enum(toolIds)).min(1),
  cover: z.strictObject({
    file: z.string(),
    alt: z.string(),
    width: z.number().int(),
    height: z.number().int(),
  }),
});

export type StoredArticle = z.infer<typeof frontMatter> & {
  /** The file's name, the same in every language. */
  slug: string;
  locale: string;
  /** Markdown. */
  content: string;
};

export const blogFolder = join(import.meta.dirname, '../../../content/blog');
/** Lies beside the folders of the languages. */
export const picturesFolder = 'pictures';

/**
 * Reads the articles, a folder a language.
 *
 * @throws Error that names the file which cannot be read, or an id that two articles have
 */
export function readArticles(folder = blogFolder): StoredArticle[] {
  const articles = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== picturesFolder)
    .flatMap(({ name: locale }) =>
      readdirSync(join(folder, locale)).map((file) => readArticle(folder, locale, file)),
    );
  const ids = articles.map(({ id }) => id);
  const twice = ids.find((id, at) => ids.indexOf(id) !== at);
  if (twice !== undefined) throw new Error(`Two articles have the id ${twice}.`);
  return articles;
}

function readArticle(folder: string, locale: string, name: string): StoredArticle {
  const path = join(folder, locale, name);
  const file = new VFile({ path, value: readFileSync(path, 'utf8') });
  matter(file, { strip: true });
  const parsed = frontMatter.safeParse(file.data['matter']);
  if (!parsed.success) throw new Error(`${path}:\n${z.prettifyError(parsed.error)}`);
  return { ...parsed.data, slug: basename(name, '.md'), locale, content: String(file).trim() };
}
