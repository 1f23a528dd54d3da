import { defineProject } from 'vitest/config';
import config, { replacing } from './vitest.config.ts';

/** Logic without a page: where one is needed after all, the file says so in its first line. */
export default defineProject({
  ...config,
  test: {
    ...config.test,
    name: 'tools-ui-plain',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    exclude: replacing,
  },
});
