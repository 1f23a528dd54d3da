import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasPlace, tools, type ToolTexts } from '@tintory/catalog';
import type { ImagePool } from '@tintory/image-pool';
import { pictureSize } from '@tintory/effects';
import { placePrompt, readScene, shore } from '@tintory/illustration/testing';
import { languages, loadLocale, loadPromptIdeas, type Language } from '@tintory/locales';
import { createPlaceFinder, loadLibrary, type PlaceFinder } from '@tintory/places';
import { readWish } from '@tintory/tattoo/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { realEngine } from '../testing/real-engine.ts';

/** A tool's reading of an idea: unknown words, and what its picture is made from, in no language. */
type Reading = { unknown: string[]; meant: unknown };
type Reader = {
  read(prompt: string): Reading | Promise<Reading>;
  /** Draws an idea; the words that the picture does not show. */
  draw?(prompt: string): Promise<string[]>;
};

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

async function drawTattoo(prompt: string): Promise<string[]> {
  const [outputPath, svgPath] = [join(folder, 'tattoo.png'), join(folder, 'tattoo.svg')];
  const wish = { style: 'blackwork', ornament: 'none', seed: 1, size: 16 } as const;
  return (await pool.tattoo({ prompt, ...wish, outputPath, svgPath })).unknown;
}

async function drawPicture(prompt: string): Promise<string[]> {
  const outputPath = join(folder, 'picture.png');
  const wish = { width: 64, height: 64, seed: 1, format: 'png' } as const;
  return (await pool.illustration({ prompt, ...wish, outputPath })).unknown;
}

/** The keys of a reading that hold the prompt's own words. */
const worded = ['name', 'said', 'counted', 'text', 'understood', 'unknown', 'atmosphere'];
/** Those whose word is drawn by its being there. */
const marking = new Set(['about', 'worn', 'held', 'colorful']);
/** A reading in no language, without these keys. */
const wordless = (reading: unknown, without: readonly string[] = []): unknown =>
  JSON.parse(
    JSON.stringify(reading, (key, value: unknown) =>
      [...worded, ...without].includes(key) ? undefined : marking.has(key) ? Boolean(value) : value,
    ),
  );

function readTattoo(prompt: string): Reading {
  const wish = readWish(prompt, 'blackwork');
  return { unknown: wish.reading.unknown, meant: wordless(wish) };
}

/** Whether things are said to fly or to float shows in where they are. */
async function readPicture(prompt: string): Promise<Reading> {
  const scene = readScene(prompt);
  const items = await placePrompt(prompt, shore);
  const meant = wordless([items, { ...scene, things: [] }], ['aloft', 'shore']);
  return { unknown: scene.unknown, meant };
}

/** Words without a known meaning count as unknown. */
function choosePlace(prompt: string): Reading {
  const { place, surface, time, unknown } = finder.read(prompt);
  expect([prompt, place]).toEqual([prompt, expect.any(String)]);
  return { unknown, meant: { place, surface, time } };
}

const fieldsOf = (toolId: string) =>
  tools.find(({ id }) => id === toolId)?.functions.flatMap(({ fields }) => [...fields]) ?? [];

const offering = tools.filter(({ id }) => fieldsOf(id).some((field) => 'ideas' in field));
const ofPlaces = offering.filter(({ id }) => hasPlace(fieldsOf(id), {}));

const readers: Record<string, Reader> = {
  text_to_tattoo: { read: readTattoo, draw: drawTattoo },
  text_to_image: { read: readPicture, draw: drawPicture },
  ...Object.fromEntries(ofPlaces.map(({ id }) => [id, { read: choosePlace }])),
};

const ideasOf = async (language: Language, toolId: string) =>
  (await loadPromptIdeas(language, toolId)).flatMap(({ id, ideas }) =>
    ideas.map((idea) => ({ ...idea, key: `${id}.${idea.id}` })),
  );

it('are there for every field that offers them', () => {
  expect(offering.map(({ id }) => id).sort()).toEqual(Object.keys(readers).sort());
});

describe.each(Object.entries(readers))('the ideas of %s', (toolId, { read, draw }) => {
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
      const { unknown, meant } = await read(prompt);
      expect([key, unknown, await draw?.(prompt)]).toEqual([key, [], draw && []]);
      for (const ideas of others) {
        const other = ideas[index];
        expect(other?.key).toBe(key);
        if (!other || other.prompt === prompt) continue;
        expect([other.prompt, await read(other.prompt)]).toEqual([
          other.prompt,
          { unknown: [], meant },
        ]);
      }
    }
  }, 240_000);
});

describe.each([
  ['text_to_tattoo', drawTattoo],
  ['text_to_image', drawPicture],
] as const)('the words to start from', (toolId, draw) => {
  it.each(languages.map(({ code }) => [code] as const))(
    `can be drawn by ${toolId} in %s`,
    async (language) => {
      const { workbench } = await loadLocale(language);
      expect(await draw(workbench.suggest.examples)).toEqual([]);
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
