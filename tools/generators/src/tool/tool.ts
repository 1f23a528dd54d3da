import { join } from 'node:path';
import { formatFiles, generateFiles, logger, type Tree } from '@nx/devkit';
import { addImport, editFile, insertBefore, refuseTaken } from '../lists.ts';
import { namesOf, type Names } from '../names.ts';

export type ToolOptions = { name: string; path?: string; credits?: number };

const catalog = 'libs/catalog/src';
const recipes = 'apps/api/src/recipes';
const templates = join(import.meta.dirname, 'files');

/** Generates a tool that works as a plain cutout, as a starting point. */
export default async function generateTool(tree: Tree, options: ToolOptions): Promise<() => void> {
  const names = namesOf(options.name);
  const path = options.path ?? `/tools/app/ai-${names.file}`;
  const { credits = 1 } = options;
  refuseTaken(tree, [`${catalog}/tools/${names.file}`, `${recipes}/${names.file}.ts`]);
  refusePath(tree, path);

  const words = { ...names, path, credits };
  generateFiles(tree, join(templates, 'catalog'), `${catalog}/tools/${names.file}`, words);
  generateFiles(tree, join(templates, 'recipe'), recipes, words);
  addToLists(tree, names);
  for (const language of ['de', 'ar'] as const) addTexts(tree, language, names);
  await formatFiles(tree);
  return () =>
    logger.info(
      'Give it its own words, fields, recipe and story (libs/locales/src/*/stories); its page is there.',
    );
}

function refusePath(tree: Tree, path: string): void {
  if (!/^\/[a-z0-9/-]+$/.test(path)) {
    throw new Error(`"${path}" is no path of a page: write it such as /tools/app/ai-sky.`);
  }
  for (const folder of tree.children(`${catalog}/tools`)) {
    const source = tree.read(`${catalog}/tools/${folder}/tool.ts`, 'utf8') ?? '';
    if (source.includes(`path: '${path}'`)) {
      throw new Error(`${path} is the page of ${folder}: give another --path.`);
    }
  }
}

function addToLists(tree: Tree, { file, id, value }: Names): void {
  editFile(tree, `${catalog}/tools.ts`, (source) => {
    const listed = insertBefore(source, /,?\s*\] as const satisfies/, `, ${value}`);
    const line = `import { ${value} } from './tools/${file}/tool.ts';`;
    return listed === source ? source : addImport(listed, line);
  });
  editFile(tree, `${recipes}/recipes.ts`, (source) => {
    const listed = insertBefore(source, /^\} satisfies/m, `  ${id}: ${value},\n`);
    return listed === source
      ? source
      : addImport(listed, `import { ${value} } from './${file}.ts';`);
  });
}

/** Translations of the texts that all tools share; a tool's own texts stay English. */
const commonTexts = {
  de: { image: 'Foto', format: 'Format' },
  ar: { image: 'الصورة', format: 'الصيغة' },
};

function addTexts(tree: Tree, language: keyof typeof commonTexts, { id, title }: Names): void {
  const { image, format } = commonTexts[language];
  const texts = `  ${id}: {
    // Still English: translate these five.
    title: '${title}',
    verb: '${title}',
    tagline: 'What it does, in a few words.',
    description: 'What goes in and what comes out, in a sentence.',
    words: 'words to search it by, with commas between',
    fields: { image: '${image}', format: '${format}' },
    options: { 'format.png': 'PNG', 'format.webp': 'WebP', 'format.jpeg': 'JPEG' },
  },
`;
  editFile(tree, `libs/locales/src/${language}/tools.ts`, (source) =>
    insertBefore(source, /^\};\s*$/m, texts),
  );
}
