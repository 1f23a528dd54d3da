import { pageTests, replacingTests } from '../../vitest.project.ts';

export default pageTests('shopify-admin', {
  // React, the kit and the texts are loaded once for all of them.
  isolate: false,
  exclude: replacingTests(import.meta.dirname),
  setupFiles: ['test/browser.ts'],
  // Read as text by a test of the tokens; other styles stay empty.
  css: { include: /(tokens|esm\/styles)\.css/ },
});
