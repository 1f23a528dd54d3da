import type { Tree } from '@nx/devkit';
import { beforeEach, describe, expect, it } from 'vitest';
import { houseTree, textOf } from '../testing/house-tree.ts';
import generateTool from './tool.ts';

const tools = 'libs/catalog/src/tools.ts';
const recipes = 'apps/api/src/recipes/recipes.ts';
const german = 'libs/locales/src/de/tools.ts';
const arabic = 'libs/locales/src/ar/tools.ts';
const remover = 'libs/catalog/src/tools/remove-background/tool.ts';

let tree: Tree;
beforeEach(() => {
  tree = houseTree([tools, recipes, german, arabic, remover]);
});

describe('nx g tool', () => {
  it('writes the data, the texts and the recipe, and a line in each list', async () => {
    await generateTool(tree, { name: 'pet-portrait', path: '/tools/app/ai-sky', credits: 5 });
    const folder = 'libs/catalog/src/tools/pet-portrait';
    expect(textOf(tree, `${folder}/tool.ts`)).toMatch(/id: 'pet_portrait'[^]*credits: 5/);
    expect(textOf(tree, `${folder}/tool.ts`)).toContain("path: '/tools/app/ai-sky'");
    expect(textOf(tree, `${folder}/texts.ts`)).toContain("title: 'Pet portrait'");
    expect(textOf(tree, 'apps/api/src/recipes/pet-portrait.ts')).toContain(
      'export const petPortrait: Recipe',
    );
    expect(textOf(tree, tools)).toMatch(/,\s*petPortrait,?\s*\] as const satisfies/);
    expect(textOf(tree, recipes)).toContain('  pet_portrait: petPortrait,\n} satisfies');
    for (const list of [german, arabic]) expect(textOf(tree, list)).toContain('  pet_portrait: {');
  });

  it('lists a second tool after the first', async () => {
    await generateTool(tree, { name: 'pet-portrait' });
    await generateTool(tree, { name: 'old-master' });
    expect(textOf(tree, tools)).toMatch(/petPortrait,\s*oldMaster,?\s*\] as const satisfies/);
  });

  it('refuses a name that is taken and leaves everything as it was', async () => {
    const before = textOf(tree, tools);
    await expect(generateTool(tree, { name: 'remove-background' })).rejects.toThrow(
      'libs/catalog/src/tools/remove-background is there already: choose another name.',
    );
    expect(textOf(tree, tools)).toBe(before);
  });

  it('refuses a page that another tool has, or that is no path', async () => {
    const path = '/tools/app/ai-background-remover';
    await expect(generateTool(tree, { name: 'eraser', path })).rejects.toThrow(
      `${path} is the page of remove-background: give another --path.`,
    );
    await expect(generateTool(tree, { name: 'eraser', path: "x'" })).rejects.toThrow(/no path/);
  });

  it('says so when a list has changed its form', async () => {
    tree.write(tools, 'export const tools = makeTools();\n');
    await expect(generateTool(tree, { name: 'eraser' })).rejects.toThrow(
      `${tools} has no list as the generator knows it: add the line by hand.`,
    );
  });
});
