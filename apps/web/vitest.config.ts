import { pageTests } from '../../vitest.project.ts';

export default pageTests('web', {
  // Read as text by a test of the tokens; other styles stay empty.
  css: { include: /tokens\.css/ },
});
