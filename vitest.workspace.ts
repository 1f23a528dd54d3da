import { defineConfig } from 'vitest/config';

/** Each project with tests carries its own vitest.config.ts, some more than one; this file is the one list of them all. */
export default defineConfig({
  test: {
    projects: ['{apps,libs,tools}/*/vitest{,.*}.config.ts'],
    passWithNoTests: false,
  },
});
