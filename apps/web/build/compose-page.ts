import type { DrawnPage } from '../src/prerender.tsx';
import { sheetsFor, type Sheets } from './style-sheets.ts';

const appFile =
  /<(?:script type="module"|link rel="modulepreload")[^>]* (?:src|href)="([^"]+)"[^>]*>(?:<\/script>)?\s*/g;

/** The shell's title, until a page that is not prerendered sets its own. */
const plainTitle = /<title>[^<]*<\/title>\s*/;

/** Head elements that React renders before the markup. */
const hoisted = /^(?:<(?:link|meta)\b[^>]*>|<title>[^<]*<\/title>)+/;

/**
 * Inserts a prerendered page into the app's shell. `start-app.js` requests its scripts after the
 * first paint, so that they do not delay visible content.
 */
export function composePage(shell: string, page: DrawnPage, sheets: Sheets): string {
  const [first = ''] = hoisted.exec(page.html) ?? [];
  const markup = page.html.slice(first.length);
  const scripts = [...shell.matchAll(appFile)].map(([, path]) => path);
  const styles = sheetsFor(markup, sheets).map(
    ({ href }) => `<link rel="stylesheet" crossorigin href="${href}">`,
  );
  return shell
    .replaceAll(appFile, '')
    .replace(plainTitle, '')
    .replace('<html lang="en" dir="ltr">', openingOf(page, markup))
    .replace('/manifest.webmanifest', `${page.prefix}/manifest.webmanifest`)
    .replace('</head>', () =>
      [
        first,
        ...styles,
        `<meta name="tintory-app" content='${JSON.stringify(scripts)}' />`,
        '<script src="/start-app.js"></script>',
        '</head>',
      ].join('\n    '),
    )
    .replace('<div id="root">', () => `<div id="root">${markup}`)
    .replace('</body>', () => `${dataOf(page)}</body>`);
}

/** `first-paint.js` replaces the scheme by the visitor's. */
const openingOf = ({ language, dir }: DrawnPage, markup: string) => {
  const scheme = markup.includes('data-mantine-styles') ? ' data-mantine-color-scheme="light"' : '';
  return `<html lang="${language}" dir="${dir}"${scheme}>`;
};

const dataOf = ({ data }: DrawnPage) =>
  data &&
  `<script type="application/json" id="tintory-data">${data.replaceAll('<', String.raw`\u003c`)}</script>`;
