import type { Plugin, Rolldown } from 'vite';
import { drawHome } from './draw-home.ts';

type OutputFile = Rolldown.OutputBundle[string];

/** The larger half of the sample that greets visitors. */
const hero = /sample-after-.*\.webp$/;
const appFile =
  /<(?:script type="module"|link rel="modulepreload")[^>]* (?:src|href)="([^"]+)"[^>]*>(?:<\/script>)?\s*/g;
const lateStyle = '<style>[data-drawn] #root{visibility:hidden}</style>';

/**
 * Writes `home.html` beside `index.html`: the same page with the home page drawn in it, so that a
 * visitor sees it before any script is there. `drawn-home.js` starts the app, which draws the same
 * in its place.
 */
export function drawnHome(): Plugin {
  return {
    name: 'tintory:drawn-home',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('The build has no index.html.');
        const source = withDrawing(String(page.source), await drawHome(), Object.values(bundle));
        this.emitFile({ type: 'asset', fileName: 'home.html', source });
      },
    },
  };
}

function withDrawing(page: string, drawing: string, files: OutputFile[]): string {
  const scripts = [...page.matchAll(appFile)].map(([, path]) => path);
  const picture = files.find(({ fileName }) => hero.test(fileName))?.fileName;
  const head = [
    `<meta name="tintory-app" content='${JSON.stringify(scripts)}' />`,
    `<link rel="preload" as="image" href="/${picture}" fetchpriority="high" />`,
    lateStyle,
    '<script src="/drawn-home.js"></script>',
  ].join('\n    ');
  return page
    .replaceAll(appFile, '')
    .replace('</head>', () => `${head}\n  </head>`)
    .replace('<div id="root">', () => `<div id="root">${asBuilt(drawing, files)}`);
}

/** The addresses of pictures as the build named them. */
function asBuilt(html: string, files: OutputFile[]): string {
  return files
    .filter((file) => file.type === 'asset')
    .flatMap(({ fileName, originalFileNames }) => originalFileNames.map((name) => [name, fileName]))
    .reduce((text, [name, fileName]) => text.replaceAll(`/${name}`, `/${fileName}`), html);
}
