import type { Plugin, Rolldown } from 'vite';
import { drawPages } from './draw-pages.ts';

type Bundle = Rolldown.OutputBundle;

/** Public pages that come drawn; `module` names what a page adds to the app's first style sheets. */
const pages = [
  { path: '/', file: 'home.html', module: null, hero: /sample-after-.*\.webp$/ },
  { path: '/pricing', file: 'pricing.html', module: /\/pricing-page\.tsx$/, hero: null },
] as const;

type DrawnPage = (typeof pages)[number];

const appFile =
  /<(?:script type="module"|link rel="modulepreload")[^>]* (?:src|href)="([^"]+)"[^>]*>(?:<\/script>)?\s*/g;
const lateStyle = '<style>[data-drawn] #root{visibility:hidden}</style>';

/**
 * Writes some pages beside `index.html`: the same with the page drawn in it, so that a visitor sees
 * it before any script is there. `drawn-page.js` starts the app, which draws the same in its place.
 */
export function drawnPages(): Plugin {
  return {
    name: 'tintory:drawn-pages',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const index = bundle['index.html'];
        if (index?.type !== 'asset') throw new Error('The build has no index.html.');
        const drawings = await drawPages(pages.map(({ path }) => path));
        for (const [n, page] of pages.entries()) {
          const source = withDrawing(String(index.source), page, drawings[n] ?? '', bundle);
          this.emitFile({ type: 'asset', fileName: page.file, source });
        }
      },
    },
  };
}

function withDrawing(index: string, page: DrawnPage, drawing: string, bundle: Bundle): string {
  const scripts = [...index.matchAll(appFile)].map(([, path]) => path);
  const head = [
    `<meta name="tintory-app" content='${JSON.stringify(scripts)}' />`,
    ...stylesOf(page, bundle, index),
    ...heroOf(page, bundle),
    lateStyle,
    '<script src="/drawn-page.js"></script>',
  ].join('\n    ');
  return index
    .replaceAll(appFile, '')
    .replace('</head>', () => `${head}\n  </head>`)
    .replace('<div id="root">', () => `<div id="root">${asBuilt(drawing, bundle)}`);
}

function heroOf({ hero }: DrawnPage, bundle: Bundle): string[] {
  return Object.keys(bundle)
    .filter((file) => hero?.test(file))
    .map((file) => `<link rel="preload" as="image" href="/${file}" fetchpriority="high" />`);
}

/** Style sheets of the page's own chunk and of what it imports, but those that are there already. */
function stylesOf({ module }: DrawnPage, bundle: Bundle, index: string): string[] {
  if (!module) return [];
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const entry = chunks.find(({ moduleIds }) => moduleIds.some((id) => module.test(id)));
  if (!entry) throw new Error(`The build has no chunk with ${module.source}.`);
  const imported = chunks.filter(({ fileName }) => entry.imports.includes(fileName));
  const sheets = [entry, ...imported].flatMap(({ viteMetadata }) => [
    ...(viteMetadata?.importedCss ?? []),
  ]);
  return [...new Set(sheets)]
    .filter((sheet) => !index.includes(sheet))
    .map((sheet) => `<link rel="stylesheet" crossorigin href="/${sheet}">`);
}

/** The addresses of pictures as the build named them. */
function asBuilt(html: string, bundle: Bundle): string {
  return Object.values(bundle)
    .filter((file) => file.type === 'asset')
    .flatMap(({ fileName, originalFileNames }) => originalFileNames.map((name) => [name, fileName]))
    .reduce((text, [name, fileName]) => text.replaceAll(`/${name}`, `/${fileName}`), html);
}
