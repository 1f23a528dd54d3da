import type { Plugin } from 'vite';

/** The two Latin files draw the first page; the extended ones are fetched when a letter needs them. */
const firstFonts = /(bricolage-grotesque|instrument-sans)-latin-wght-normal-.*\.woff2$/;

/** Asks for the fonts together with the style sheet that would only later mention them. */
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
