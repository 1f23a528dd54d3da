import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasPlace, tools, type ToolTexts } from '@tintory/catalog';
import type { ImagePool } from '@tintory/image-pool';
import { pictureSize } from '@tintory/effects';
import { languages, loadLocale, loadPromptIdeas, type Language } from '@tintory/locales';
import { createPlaceFinder, loadLibrary, type PlaceFinder } from '@tintory/places';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { realEngine } from '../testing/real-engine.ts';

/** A tool's reading of an idea: unknown words, and the rest in comparable form. */
type Reading = { unknown: string[]; drawn: unknown };

let pool: ImagePool;
let folder: string;
let finder: PlaceFinder;
beforeAll(async () => {
  finder = createPlaceFinder(await loadLibrary(pictureSize));
  folder = await mkdtemp(join(tmpdir(), 'tintory-ideas-'));
  pool = realEngine();
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

async function drawTattoo(prompt: string): Promise<Reading> {
  const [outputPath, svgPath] = [join(folder, 'tattoo.png'), join(folder, 'tattoo.svg')];
  const wish = { style: 'blackwork', ornament: 'none', seed: 1, size: 16 } as const;
  const { unknown } = await pool.tattoo({ prompt, ...wish, outputPath, svgPath });
  return { unknown, drawn: await readFile(svgPath, 'utf8') };
}

async function drawPicture(prompt: string): Promise<Reading> {
  const outputPath = join(folder, 'picture.png');
  const wish = { width: 64, height: 64, seed: 1, format: 'png' } as const;
  const { unknown } = await pool.illustration({ prompt, ...wish, outputPath });
  return { unknown, drawn: await readFile(outputPath) };
}

/** Words without a known meaning count as unknown. */
async function choosePlace(prompt: string): Promise<Reading> {
  const { place, surface, time, unknown } = finder.read(prompt);
  expect([prompt, place]).toEqual([prompt, expect.any(String)]);
  return Promise.resolve({ unknown, drawn: { place, surface, time } });
}

const fieldsOf = (toolId: string) =>
  tools.find(({ id }) => id === toolId)?.functions.flatMap(({ fields }) => [...fields]) ?? [];

const offering = tools.filter(({ id }) => fieldsOf(id).some((field) => 'ideas' in field));
const ofPlaces = offering.filter(({ id }) => hasPlace(fieldsOf(id), {}));

const readers: Record<string, (prompt: string) => Promise<Reading>> = {
  text_to_tattoo: drawTattoo,
  text_to_image: drawPicture,
  ...Object.fromEntries(ofPlaces.map(({ id }) => [id, choosePlace])),
};

const ideasOf = async (language: Language, toolId: string) =>
  (await loadPromptIdeas(language, toolId)).flatMap(({ id, ideas }) =>
    ideas.map((idea) => ({ ...idea, key: `${id}.${idea.id}` })),
  );

it('are there for every field that offers them', () => {
  expect(offering.map(({ id }) => id).sort()).toEqual(Object.keys(readers).sort());
});

describe.each(Object.entries(readers))('the ideas of %s', (toolId, read) => {
  it('are at least two dozen, and no two write the same words', async () => {
    const prompts = (await ideasOf('en', toolId)).map(({ prompt }) => prompt);
    expect(prompts.length).toBeGreaterThanOrEqual(24);
    expect(new Set(prompts).size).toBe(prompts.length);
  });

  it('fit into the field', async () => {
    const field = fieldsOf(toolId).find((one) => 'ideas' in one);
    const maxLength = field?.kind === 'text' ? field.maxLength : 0;
    for (const { code } of languages) {
      for (const { prompt } of await ideasOf(code, toolId)) {
        expect(prompt.length).toBeLessThanOrEqual(maxLength);
      }
    }
  });

  it('leave the engine no unknown word, and bring the same in every language', async () => {
    const english = await ideasOf('en', toolId);
    const others = await Promise.all(
      languages.filter(({ code }) => code !== 'en').map(({ code }) => ideasOf(code, toolId)),
    );
    for (const [index, { key, prompt }] of english.entries()) {
      const meant = await read(prompt);
      expect([key, meant.unknown]).toEqual([key, []]);
      for (const ideas of others) {
        const other = ideas[index];
        expect(other?.key).toBe(key);
        if (!other || other.prompt === prompt) continue;
        const { unknown, drawn } = await read(other.prompt);
        expect([other.prompt, unknown]).toEqual([other.prompt, []]);
        expect(drawn, other.prompt).toEqual(meant.drawn);
      }
    }
  }, 240_000);
});

describe.each([
  ['text_to_tattoo', drawTattoo],
  ['text_to_image', drawPicture],
] as const)('the words to start from', (toolId, read) => {
  it.each(languages.map(({ code }) => [code] as const))(
    `can be drawn by ${toolId} in %s`,
    async (language) => {
      const { workbench } = await loadLocale(language);
      expect((await read(workbench.suggest.examples)).unknown).toEqual([]);
    },
  );
});

describe.each(ofPlaces)('the example of $id', ({ id }) => {
  it.each(languages.map(({ code }) => [code] as const))(
    'is understood as a whole in %s',
    async (code) => {
      const { description, options } = (await loadLocale(code)).tools[id] as ToolTexts;
      const quoted = [...description.matchAll(/[“„«](.+?)[“”»]/gu)].map(([, words = '']) => words);
      for (const prompt of [options['prompt.example'] ?? '', ...quoted]) {
        const { unknown, place } = finder.read(prompt);
        expect([prompt, unknown, place]).toEqual([prompt, [], expect.any(String)]);
      }
    },
  );
});
