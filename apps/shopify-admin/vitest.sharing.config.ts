import { pageTests, replacingTests } from '../../vitest.project.ts';

export default pageTests('shopify-admin', {
  exclude: replacingTests(import.meta.dirname),
  setupFiles: ['test/browser.ts'],
  // Read as text by a test of the tokens; other styles stay empty.
  css: { include: /(tokens|esm\/styles)\.css/ },
});
