import { defineProject } from 'vitest/config';
import config, { replacing } from './vitest.config.ts';

export default defineProject({
  ...config,
  test: {
    ...config.test,
    name: 'shopify-admin-replacing',
    isolate: true,
    include: replacing,
    exclude: [],
  },
});
