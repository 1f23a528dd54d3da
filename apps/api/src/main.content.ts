import { toolIds, findTool } from '@tintory/catalog';
import { languages } from '@tintory/locales';
import { createOwnContent } from './modules/content/own-content.ts';
import { readArticles } from './modules/content/read-articles.ts';
import { drawnProducts } from './modules/print/print.module.ts';
import { createToolsService } from './modules/tools/tools.service.ts';

/** Writes the API's public answers as JSON, for prerendering the web app's pages. */
const [, , origin = 'http://localhost:3333'] = process.argv;
const tools = createToolsService(findTool, origin);
const articles = createOwnContent(readArticles(), origin);
const query = 'populate=*&sort=publishedAt:desc&pagination[pageSize]=100';

const content: Record<string, unknown> = {};
for (const { code } of languages) {
  const list = (await articles.list('imgseed-blogs', `locale=${code}&${query}`)) as {
    data: unknown;
  };
  content[code] = {
    tools: await Promise.all(toolIds.map((id) => tools.read(id, code))),
    articles: list.data,
    products: drawnProducts(origin, code),
  };
}
process.stdout.write(JSON.stringify(content));
