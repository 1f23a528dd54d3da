import { nodeTests, replacingTests } from '../../vitest.project.ts';

/** Logic without a page: where one is needed after all, the file says so in its first line. */
export default nodeTests('editors-plain', {
  include: ['src/**/*.test.ts'],
  exclude: replacingTests(import.meta.dirname),
});
