import { pageTests, replacingTests } from '../../vitest.project.ts';

export default pageTests('editors', {
  // React and the texts are loaded once for all of them.
  isolate: false,
  include: ['src/**/*.test.tsx'],
  exclude: replacingTests(import.meta.dirname),
});
