import { nodeTests } from '../../vitest.project.ts';

export default nodeTests('store-schema', {
  isolate: true,
  // graphql must be loaded once, so packages that use it are inlined like the code under test.
  server: { deps: { inline: [/graphql/] } },
});
