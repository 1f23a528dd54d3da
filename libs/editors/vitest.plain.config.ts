import { nodeTests, replacingTests } from '../../vitest.project.ts';

/** Logic without a DOM; a file that needs one says so in its first line. */
export default nodeTests('editors-plain', {
  // Their sources are written for the bundler.
  experimental: { viteModuleRunner: true },
  include: ['src/**/*.test.ts'],
  exclude: replacingTests(import.meta.dirname),
});
