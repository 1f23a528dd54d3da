import { toolIds } from '@tintory/catalog';
import { describe, expect, it } from 'vitest';
import { languages } from './languages.ts';
import { loadStories } from './load-stories.ts';
import type { StoryId } from './tool-story.ts';

const ids: StoryId[] = [...toolIds, 'resize', 'paint'];

const english = await loadStories('en');

/** Every text by its place. */
function textsOf(tree: unknown, path = ''): [string, string][] {
  if (typeof tree === 'string') return [[path, tree]];
  return Object.entries(tree as object).flatMap(([key, value]) =>
    textsOf(value, path ? `${path}.${key}` : key),
  );
}

const placeholders = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).sort();

describe.each(languages)('in $name', ({ code }) => {
  it('every tool has its story, and so have both editors', async () => {
    const { tools } = await loadStories(code);
    expect(Object.keys(tools).sort()).toEqual([...ids].sort());
  });

  it('a story has all parts of the English one, with its placeholders', async () => {
    const stories = await loadStories(code);
    const shape = (texts: [string, string][]) =>
      new Map(texts.map(([path, text]) => [path, [...new Set(placeholders(text))]]));
    expect(shape(textsOf(stories))).toEqual(shape(textsOf(english)));
  });

  it('no text is empty, and no price is written down', async () => {
    for (const [path, text] of textsOf(await loadStories(code))) {
      expect(text.trim(), path).not.toBe('');
      expect(text, path).not.toMatch(/\d+\s*(credits?|رصيد|أرصدة)/i);
    }
  });

  it('every tool that takes or makes pictures elsewhere tells their size', async () => {
    const { tools } = await loadStories(code);
    for (const id of toolIds) expect(tools[id]?.size, id).toBeTruthy();
  });
});
