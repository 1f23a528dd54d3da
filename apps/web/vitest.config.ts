import react from '@vitejs/plugin-react';
import { defineProject } from 'vitest/config';

export default defineProject({
  plugins: [react()],
  resolve: { conditions: ['@tintory/source', 'module', 'browser', 'development|production'] },
  ssr: { resolve: { conditions: ['@tintory/source', 'node', 'development|production'] } },
  test: {
    // A busy machine is no failure.
    testTimeout: 90_000,
    name: 'web',
    environment: 'jsdom',
    // React, the kit and the texts are loaded once for all of them.
    isolate: false,
    include: ['src/**/*.test.{ts,tsx}'],
    // Read as text by a test of the tokens; other styles stay empty.
    css: { include: /tokens\.css/ },
  },
});
