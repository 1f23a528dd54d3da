import type { Plugin } from 'vite';

/** The larger half of the sample that greets visitors. */
const hero = /sample-after-.*\.webp$/;

/** Tells `first-paint.js` the hashed address of the home page's largest picture. */
export function heroAddress(): Plugin {
  return {
    name: 'tintory:hero-address',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => hero.test(file))
          .map((file) => ({
            tag: 'meta',
            attrs: { name: 'tintory-hero', content: `/${file}` },
            // The script that reads it stands in the head.
            injectTo: 'head-prepend',
          })),
    },
  };
}
