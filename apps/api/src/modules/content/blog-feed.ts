import { articleList, brand } from '@tintory/contract';
import { loadLocale, type Language } from '@tintory/locales';
import { Feed } from 'feed';
import type { Content } from './content.ts';

const query = (locale: string) =>
  new URLSearchParams({
    locale,
    populate: '*',
    sort: 'publishedAt:desc',
    'pagination[pageSize]': '50',
  }).toString();

/** The newest articles of a language as RSS 2.0. */
export async function writeFeed(
  content: Content,
  language: Language,
  webOrigin: string,
): Promise<string> {
  const { blog } = await loadLocale(language);
  const { data } = articleList.parse(await content.list('imgseed-blogs', query(language)));
  const feed = new Feed({
    id: `${webOrigin}/blog`,
    link: `${webOrigin}/blog`,
    title: `${brand.name} ${blog.title}`,
    description: blog.description,
    language,
    copyright: brand.name,
  });
  for (const { attributes } of data) {
    const { slug, title, description, publishedAt, cover } = attributes;
    const link = `${webOrigin}/blog/${slug}`;
    feed.addItem({
      id: link,
      link,
      title,
      description: description ?? '',
      date: new Date(publishedAt),
      ...(cover?.data ? { image: cover.data.attributes.url } : {}),
    });
  }
  return feed.rss2();
}
