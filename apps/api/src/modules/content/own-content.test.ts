import type { Article, ArticleList } from '@tintory/contract';
import { describe, expect, it } from 'vitest';
import { createOwnContent } from './own-content.ts';
import type { StoredArticle } from './read-articles.ts';

const stored = (id: number, slug: string, locale: string, published: string): StoredArticle => ({
  ...{ id, slug, locale, published },
  title: `Title of ${slug}`,
  description: 'About it.',
  content: '# Text',
  tools: ['remove_background'],
  cover: { file: 'cover.webp', alt: 'A cup', width: 1_200, height: 800 },
});

const content = createOwnContent(
  [
    stored(1, 'first', 'en', '2026-01-01T00:00:00.000Z'),
    stored(2, 'second', 'en', '2026-02-01T00:00:00.000Z'),
    stored(3, 'second', 'de', '2026-02-01T00:00:00.000Z'),
    stored(4, 'third', 'en', '2026-03-01T00:00:00.000Z'),
  ],
  'https://api.example',
);
const list = async (search: string) => (await content.list('imgseed-blogs', search)) as ArticleList;
const ids = async (search: string) => (await list(search)).data.map(({ id }) => id);

describe('the articles that come with the product', () => {
  it('are listed in English and by age where nothing else is asked for', async () => {
    expect(await ids('')).toEqual([4, 2, 1]);
  });

  it('are listed in the language asked for, and none in one that has none', async () => {
    expect(await ids('locale=de')).toEqual([3]);
    expect(await ids('locale=all')).toEqual([4, 2, 3, 1]);
    expect(await ids('locale=fr')).toEqual([]);
  });

  it.each([
    ['filters[slug][$eq]=second', [2]],
    ['filters%5Bslug%5D%5B%24eq%5D=second&locale=de', [3]],
    ['filters[slug]=second', [2]],
    ['filters[slug][$ne]=second', [4, 1]],
    ['filters[id][$in][0]=1&filters[id][$in][1]=4', [4, 1]],
    ['filters[title][$containsi]=TITLE OF T', [4]],
    ['sort=title', [1, 2, 4]],
    ['sort=title:desc', [4, 2, 1]],
    ['sort=publishedAt:asc,id:desc&locale=all', [1, 3, 2, 4]],
  ])('are chosen and ordered by %s', async (search, expected) => {
    expect(await ids(search)).toEqual(expected);
  });

  it('come page by page', async () => {
    const { data, meta } = await list('pagination[page]=2&pagination[pageSize]=2');
    expect(data.map(({ id }) => id)).toEqual([1]);
    expect(meta.pagination).toEqual({ page: 2, pageSize: 2, pageCount: 2, total: 3 });
  });

  it('bring their picture and their other languages only when asked', async () => {
    const read = async (search: string) =>
      ((await content.read('imgseed-blogs', '2', search)) as { data: Article }).data.attributes;
    expect(await read('')).not.toHaveProperty('cover');
    expect(await read('populate=*')).toMatchObject({
      cover: { data: { attributes: { url: 'https://api.example/blog/pictures/cover.webp' } } },
      localizations: { data: [{ id: 3, attributes: { locale: 'de', slug: 'second' } }] },
    });
  });

  it.each([
    'filters[secret][$eq]=1',
    'filters[slug][$regex]=.*',
    'filters[$or][0][slug]=a',
    'sort=secret',
    'sort=title:sideways',
    'pagination[pageSize]=101',
    'pagination[page]=0',
    'unknown=1',
  ])('refuse %s', async (search) => {
    await expect(list(search)).rejects.toMatchObject({ status: 400 });
  });

  it('are in one collection only', async () => {
    await expect(content.list('users', '')).rejects.toMatchObject({ status: 404 });
    await expect(content.read('imgseed-blogs', '9', '')).rejects.toMatchObject({ status: 404 });
    await expect(content.read('users', '1', '')).rejects.toMatchObject({ status: 404 });
  });
});
