import type { Plugin } from 'vite';

/** The two Latin files are needed by the first page; the extended ones load on demand. */
const firstFonts = /(bricolage-grotesque|instrument-sans)-latin-wght-normal-.*\.woff2$/;

/** Preloads the fonts in parallel with the style sheet that references them. */
export function preloadFonts(): Plugin {
  return {
    name: 'tintory:preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => firstFonts.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              href: `/${file}`,
              crossorigin: '',
            },
            injectTo: 'head',
          })),
    },
  };
}
