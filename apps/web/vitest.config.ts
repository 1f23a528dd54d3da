import { pageTests } from '../../vitest.project.ts';

export default pageTests('web', {
  // React, the kit and the texts are loaded once for all of them.
  isolate: false,
  // Read as text by a test of the tokens; other styles stay empty.
  css: { include: /tokens\.css/ },
});
