import type { DrawnPage } from '../src/prerender.tsx';
import { sheetsFor, type Sheets } from './style-sheets.ts';

const appFile =
  /<(?:script type="module"|link rel="modulepreload")[^>]* (?:src|href)="([^"]+)"[^>]*>(?:<\/script>)?\s*/g;

/** That of a page which has not come drawn, until its own is there. */
const plainTitle = /<title>[^<]*<\/title>\s*/;

/** What React puts before the markup, for the head. */
const hoisted = /^(?:<(?:link|meta)\b[^>]*>|<title>[^<]*<\/title>)+/;

/**
 * The app's page with a drawn one in it. Its scripts are asked for by `start-app.js` once the page
 * stands, so that they do not take the line from what is looked at.
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

/** `first-paint.js` puts the visitor's theme in its place. */
const openingOf = ({ language, dir }: DrawnPage, markup: string) => {
  const scheme = markup.includes('data-mantine-styles') ? ' data-mantine-color-scheme="light"' : '';
  return `<html lang="${language}" dir="${dir}"${scheme}>`;
};

const dataOf = ({ data }: DrawnPage) =>
  data &&
  `<script type="application/json" id="tintory-data">${data.replaceAll('<', String.raw`\u003c`)}</script>`;
