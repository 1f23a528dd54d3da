import { readFile } from 'node:fs/promises';
import { join, normalize } from 'node:path';
import type { Plugin } from 'vite';
import { localConfig } from './dev-config.ts';

/**
 * Lets `vite preview` answer with the pages as the build drew them, asking the API that `npm start`
 * runs. The server of the product does more: it knows this run's settings, policies and languages.
 */
export function previewPages(): Plugin {
  return {
    name: 'tintory:preview-pages',
    configurePreviewServer({ config, middlewares }) {
      const dist = join(config.root, config.build.outDir);
      middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://app');
        if (!/^(GET|HEAD)$/.test(request.method ?? '') || /\.\w+$/.test(pathname)) return next();
        pageAt(dist, pathname).then((html) => {
          response.setHeader('content-type', 'text/html; charset=utf-8');
          response.end(filledIn(html, `http://${request.headers.host}`));
        }, next);
      });
    },
  };
}

/** As the build drew it, else the app's own page. */
async function pageAt(dist: string, path: string): Promise<string> {
  const file = normalize(join(dist, path, 'index.html'));
  const drawn = file.startsWith(dist) && (await readFile(file, 'utf8').catch(() => undefined));
  return drawn || readFile(join(dist, 'app.html'), 'utf8');
}

const filledIn = (html: string, webOrigin: string) => {
  const { apiOrigin, escaped } = localConfig();
  return html
    .replaceAll('%TINTORY_CONFIG%', () => escaped)
    .replaceAll('%API_ORIGIN%', apiOrigin)
    .replaceAll('%WEB_ORIGIN%', webOrigin);
};
