import { nodeTests } from '../../vitest.project.ts';

export default nodeTests('store-schema', {
  isolate: true,
  // There must be one graphql: who uses it is loaded the same way as the code under test.
  server: { deps: { inline: [/graphql/] } },
});
