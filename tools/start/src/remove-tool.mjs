import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root as product } from './paths.mjs';
import { listsOfTools, namesOfTool, partsOfTool } from './tool-parts.mjs';

const blog = 'apps/api/content/blog';

/**
 * Removes a tool: its folder in the catalog, its recipe, its entry in their two lists, its texts and
 * its pictures. What articles say of it stays; they only name it no more among their tools.
 *
 * @returns {{ removed: string[], edited: string[] }} paths from the root
 */
export function removeTool(root, file) {
  const names = namesOfTool(file);
  if (!existsSync(join(root, `libs/catalog/src/tools/${file}/tool.ts`))) {
    throw new Error(`There is no tool ${file} in libs/catalog/src/tools.`);
  }
  const removed = partsOfTool(root, names);
  for (const path of removed) rmSync(join(root, path), { recursive: true });
  const { code, texts } = listsOfTools(root);
  const edited = [
    ...[...code, ...texts].filter((path) => edit(root, path, (text) => withoutEntry(text, names))),
    ...articles(root).filter((path) => edit(root, path, (text) => withoutMention(text, names))),
  ];
  const missed = code.filter((path) => !edited.includes(path));
  if (missed.length > 0) throw new Error(`${file} was not found in ${missed.join(', ')}.`);
  return { removed, edited };
}

/** A list without a tool's import and its entry, each a line. */
function withoutEntry(text, { file, id, value }) {
  const lines = [
    new RegExp(`^import .* from '\\./([\\w-]+/)?${file}(/tool)?\\.ts';\\n`, 'm'),
    new RegExp(`^ +(${id}: )?${value},\\n`, 'm'),
  ];
  return lines.reduce((rest, line) => rest.replace(line, ''), text);
}

/** An article's list of tools without it. */
const withoutMention = (text, { id }) =>
  text.replace(/^tools: \[(.*)\]$/m, (_, ids) => {
    const others = ids.split(', ').filter((one) => one !== id);
    return `tools: [${others.join(', ')}]`;
  });

const articles = (root) =>
  existsSync(join(root, blog))
    ? readdirSync(join(root, blog), { recursive: true })
        .filter((path) => path.endsWith('.md'))
        .map((path) => `${blog}/${path.replaceAll('\\', '/')}`)
    : [];

/** @returns whether it changed the file */
function edit(root, path, change) {
  const before = readFileSync(join(root, path), 'utf8');
  const after = change(before);
  if (after === before) return false;
  writeFileSync(join(root, path), after);
  return true;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [file] = process.argv.slice(2);
  if (!file)
    throw new Error('Name a tool by its folder: node tools/start/src/remove-tool.mjs line-art');
  const { removed, edited } = removeTool(product, file);
  for (const path of removed) console.log(`removed ${path}`);
  for (const path of edited) console.log(`edited  ${path}`);
  console.log('Now: npm run check.');
}
