import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { blogFolder, picturesFolder, readArticles } from './read-articles.ts';

const articles = readArticles();

describe('the articles of the blog', () => {
  it('are all there in English and German', () => {
    const slugsIn = (locale: string) =>
      articles.filter((one) => one.locale === locale).map(({ slug }) => slug);
    expect(slugsIn('en')).toHaveLength(10);
    expect(slugsIn('de')).toEqual(slugsIn('en'));
  });

  it.each(articles)('$locale/$slug has headings, a fair length and no HTML', ({ content }) => {
    const words = content.split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(600);
    expect(words).toBeLessThanOrEqual(1_200);
    expect(content.match(/^## /gm)?.length).toBeGreaterThan(3);
    expect(content).not.toMatch(/^# |<[a-z/]/m);
  });

  it.each(articles)('$locale/$slug has a cover of the size that it names', async ({ cover }) => {
    const { width, height } = await sharp(join(blogFolder, picturesFolder, cover.file)).metadata();
    expect({ width, height }).toEqual({ width: cover.width, height: cover.height });
  });
});

describe('articles of a folder', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'blog-'));
    mkdirSync(join(folder, 'en'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const write = (name: string, matter: string) =>
    writeFileSync(join(folder, 'en', name), `---\n${matter}\n---\n\nText.\n`);
  const whole = (id: number) =>
    `id: ${id}\ntitle: A\ndescription: B\npublished: 2026-01-01\ntools: [face_swap]\ncover: { file: a.webp, alt: A, width: 1, height: 1 }`;

  it('are read with the name of their file as their slug', () => {
    write('a-title.md', whole(1));
    expect(readArticles(folder)).toMatchObject([
      {
        id: 1,
        slug: 'a-title',
        locale: 'en',
        content: 'Text.',
        published: '2026-01-01T00:00:00.000Z',
      },
    ]);
  });

  it('are refused by the name of their file where something is wrong', () => {
    write('broken.md', whole(1).replace('face_swap', 'no_tool'));
    expect(() => readArticles(folder)).toThrow(/broken\.md:\n.*\n.*tools/);
  });

  it('are refused where two have one id', () => {
    write('one.md', whole(7));
    write('two.md', whole(7));
    expect(() => readArticles(folder)).toThrow('Two articles have the id 7.');
  });
});
