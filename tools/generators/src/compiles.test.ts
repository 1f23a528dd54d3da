import { expect, it } from 'vitest';
import generateModule from './module/module.ts';
import { houseTree } from './testing/house-tree.ts';
import { typeErrors } from './testing/type-check.ts';
import generateTool from './tool/tool.ts';

const app = 'apps/api/src/app.ts';
const contract = 'libs/contract/src/index.ts';
const recipes = 'apps/api/src/recipes/recipes.ts';
const texts = ['de', 'ar'].map((language) => `libs/locales/src/${language}/tools.ts`);
const catalog = ['tools.ts', 'tools/remove-background/tool.ts'].map(
  (file) => `libs/catalog/src/${file}`,
);

// One type check for all generators: each takes as long as all other tests together.
it('what the generators write compiles with the product as it is', async () => {
  const tree = houseTree([app, contract, recipes, ...catalog, ...texts]);
  await generateModule(tree, { name: 'gift-cards' });
  await generateTool(tree, { name: 'pet-portrait' });
  // Proves that errors in generated files are reported.
  const wrong = 'apps/api/src/recipes/wrong.ts';
  tree.write(wrong, "import { petPortrait } from './pet-portrait.ts';\npetPortrait.missing();\n");
  const test = 'apps/api/src/modules/gift-cards/gift-cards.test.ts';
  const entries = [app, test, recipes, 'libs/locales/src/load-locale.ts', wrong];
  expect(typeErrors(tree, entries)).toEqual([expect.stringMatching(/wrong\.ts: .*'missing'/)]);
}, 120_000);
