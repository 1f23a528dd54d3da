import { defineConfig } from 'vitest/config';

/** Each project with tests carries its own vitest.config.ts; this file is the one list of them all. */
export default defineConfig({
  test: {
    projects: ['apps/*/vitest.config.ts', 'libs/*/vitest.config.ts', 'tools/*/vitest.config.ts'],
    passWithNoTests: false,
  },
});
