import type { DrawnPage } from '../src/prerender.tsx';

const at = (path: string) => `%WEB_ORIGIN%${path}`;

/**
 * The sitemap of all prerendered pages with their alternates in other languages, as defined by
 * sitemaps.org and Google.
 */
export function writeSitemap(pages: readonly DrawnPage[]): string {
  const entries = pages.map(({ path, alternates }) => {
    const others = alternates.map(({ language, path: other }) => link(language, other));
    const [main] = alternates;
    const fallback = main ? [link('x-default', main.path)] : [];
    return ['  <url>', `    <loc>${at(path)}</loc>`, ...others, ...fallback, '  </url>'].join('\n');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

const link = (language: string, path: string) =>
  `    <xhtml:link rel="alternate" hreflang="${language}" href="${at(path)}"/>`;
