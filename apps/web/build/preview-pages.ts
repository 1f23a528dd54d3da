import { readFile } from 'node:fs/promises';
import { join, normalize } from 'node:path';
import type { Plugin } from 'vite';
import { localConfig } from './dev-config.ts';

/**
 * Lets `vite preview` serve the prerendered pages with the API of `npm start`. Unlike the
 * production server it has no run settings, policies or language detection.
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

/** The prerendered page, else the app's shell. */
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
