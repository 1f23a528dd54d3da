import { defineProject } from 'vitest/config';
import config, { replacing } from './vitest.config.ts';

export default defineProject({
  ...config,
  test: {
    ...config.test,
    name: 'tools-ui-replacing',
    isolate: true,
    include: replacing,
    exclude: [],
  },
});
