import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const texts = 'libs/locales/src';
const textKinds = ['tools', 'stories', 'prompt-ideas'];

/** Folders with a picture or more of each tool, named by its id. */
const pictureFolders = [
  'apps/api/content/samples',
  'apps/web/src/config/tool-looks/pictures',
  'apps/shopify-admin/src/features/tools/assets',
  'libs/tools-ui/src/options/tiles',
];

/** How a tool is called, from the name of its folder: line-art, line_art, lineArt. */
export const namesOfTool = (file) => ({
  file,
  id: file.replaceAll('-', '_'),
  value: file.replace(/-(.)/g, (_, letter) => letter.toUpperCase()),
});

const languages = (root) =>
  readdirSync(join(root, texts), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** The files and folders that are a tool's alone. */
export function partsOfTool(root, { file, id }) {
  const ofTexts = languages(root).flatMap((language) =>
    textKinds.map((kind) => `${texts}/${language}/${kind}/${file}.ts`),
  );
  const pictures = pictureFolders.flatMap((folder) =>
    existsSync(join(root, folder))
      ? readdirSync(join(root, folder))
          .filter((name) => new RegExp(`^${id}([-.]|$)`).test(name))
          .map((name) => `${folder}/${name}`)
      : [],
  );
  return [
    `libs/catalog/src/tools/${file}`,
    `apps/api/src/recipes/${file}.ts`,
    `apps/api/src/recipes/${file}.test.ts`,
    ...ofTexts,
    `tools/bench/src/samples/tools/${file}.ts`,
    ...pictures,
  ].filter((path) => existsSync(join(root, path)));
}

/** The two lists of code, and those of each language's texts. */
export const listsOfTools = (root) => ({
  code: ['libs/catalog/src/tools.ts', 'apps/api/src/recipes/recipes.ts'],
  texts: languages(root)
    .flatMap((language) => textKinds.map((kind) => `${texts}/${language}/${kind}.ts`))
    .filter((path) => existsSync(join(root, path))),
});
