import { defineConfig } from 'vitest/config';

/** Each project with tests carries its own vitest.config.ts; this file is the one list of them all. */
export default defineConfig({
  test: {
    projects: [
      '{apps,libs,tools}/*/vitest{,.*}.config.ts',
      // These only list their parts, which stand beside them.
      '!{apps/shopify-admin,libs/editors,libs/plans-ui,libs/tools-ui}/vitest.config.ts',
    ],
    passWithNoTests: false,
  },
});
