import { pageTests, replacingTests } from '../../vitest.project.ts';

export default pageTests('editors', {
  // React and the texts are loaded once for all test files.
  isolate: false,
  include: ['src/**/*.test.tsx'],
  exclude: replacingTests(import.meta.dirname),
});
