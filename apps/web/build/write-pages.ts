import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type {
  Content,
  describeApp,
  describePaths,
  DrawnPage,
  drawPages,
  origins,
} from '../src/prerender.tsx';
import { composePage } from './compose-page.ts';
import { readContent } from './read-content.ts';
import { writeSitemap } from './sitemap.ts';
import { readSheets } from './style-sheets.ts';
import { writeInstallable } from './write-installable.ts';
import { writePictures } from './write-pictures.ts';

type Prerender = {
  drawPages: typeof drawPages;
  describeApp: typeof describeApp;
  describePaths: typeof describePaths;
  origins: typeof origins;
};

/**
 * Prerenders every public page to `<path>/index.html`, and writes the sitemap. Vite's `index.html`
 * becomes `app.html`, the page of all other paths.
 *
 * @param dist the browser build
 * @param server the server build of the app; removed at the end
 */
export async function writePages(dist: string, server: string): Promise<string> {
  const began = Date.now();
  const shell = await readFile(join(dist, 'index.html'), 'utf8');
  await writeFile(join(dist, 'app.html'), shell);
  const prerender = await openPrerender(server);
  const content = await readContent(prerender.origins.api);
  const pages = await prerender.drawPages(content);
  const sheets = await readSheets(dist, shell);
  const withOrigins = (text: string) =>
    text
      .replaceAll(prerender.origins.api, '%API_ORIGIN%')
      .replaceAll(prerender.origins.web, '%WEB_ORIGIN%');
  for (const page of pages) {
    const html = composePage(shell, page, sheets);
    await write(join(dist, page.path, 'index.html'), withOrigins(html));
  }
  const isArticle = ({ path }: DrawnPage) => /\/blog(\/|$)/.test(path);
  await write(join(dist, 'sitemap.xml'), writeSitemap(pages.filter((page) => !isArticle(page))));
  await write(join(dist, 'sitemap-blog.xml'), writeSitemap(pages.filter(isArticle)));
  const known = prerender.describePaths(namesIn(content));
  await write(join(dist, 'known-paths.json'), JSON.stringify(known));
  await writeInstallable(dist, await prerender.describeApp());
  await writePictures(dist, content);
  await rm(server, { recursive: true });
  return `${describe(pages)} drawn in ${((Date.now() - began) / 1_000).toFixed(1)} s`;
}

/** Slugs and ids of content with its own pages. */
const namesIn = (content: Content) => ({
  slugs: Object.values(content).flatMap(({ articles }) =>
    articles.map(({ attributes: { slug } }) => slug),
  ),
  products: Object.values(content).flatMap(({ products }) => products.map(({ id }) => id)),
});

const describe = (pages: DrawnPage[]) =>
  `${pages.length} pages in ${new Set(pages.map(({ language }) => language)).size} languages`;

async function openPrerender(server: string): Promise<Prerender> {
  const [file = ''] = (await readdir(server)).filter((name) => /^prerender\.m?js$/.test(name));
  return (await import(pathToFileURL(join(server, file)).href)) as Prerender;
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
