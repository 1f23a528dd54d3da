import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readRgba } from '@tintory/imaging/files';
import { createTempFolder, type TempFolder } from '@tintory/imaging/testing';
import type { TattooStyle } from './read-wish.ts';
import { runTattoo } from './run-tattoo.ts';

let folder: TempFolder;
beforeAll(async () => {
  folder = await createTempFolder();
});
afterAll(() => folder.remove());

async function run({ prompt, style = 'line' }: { prompt: string; style?: TattooStyle }) {
  const [outputPath, svgPath] = [folder.path('design.png'), folder.path('design.svg')];
  const request = { prompt, style, ornament: 'none', seed: 2, size: 400 } as const;
  const answer = await runTattoo({ ...request, outputPath, svgPath });
  return { answer, image: await readRgba(outputPath) };
}

describe('a tattoo', () => {
  it('tells what is not held, not inside and not around as drawn, and nothing where it is', async () => {
    const unknownOf = async (prompt: string) => (await run({ prompt })).answer.unknown;
    expect(await unknownOf('a ship inside a bottle')).toEqual([]);
    expect(await unknownOf('a jar with a butterfly inside')).toEqual([]);
    expect(await unknownOf('two fish in a jar')).toEqual([]);
    expect(await unknownOf('an owl holding a key')).toEqual([]);
    expect(await unknownOf('a skull inside an hourglass')).toEqual(['in']);
    expect(await unknownOf('a bear with a forest inside')).toEqual(['in']);
    expect(await unknownOf('a cat holding a balloon')).toEqual(['holding']);
    expect(await unknownOf('a snake around a skull')).toEqual(['around']);
    expect(await unknownOf('a skull wearing a crown')).toEqual([]);
    expect(await unknownOf('a skeleton wearing boots')).toEqual(['wearing']);
    expect(await unknownOf('a rose around a cross')).toEqual(['around']);
    expect(await unknownOf('eine Rose um ein Kreuz')).toEqual(['um']);
    for (const around of ['a rope around a heart', 'a chain around a skull', 'ivy around a cross'])
      expect(await unknownOf(around)).toEqual([]);
    expect(await unknownOf('barbed wire around a heart')).toEqual([]);
    expect(await unknownOf('a lion surrounded by roses')).toEqual([]);
    expect(await unknownOf('flowers around a skull')).toEqual([]);
  });

  it.each([
    ['a lion with two crowns', ['lion', 'crowns'], ['two']],
    ['a wolf and two wreaths', ['wolf', 'wreaths'], ['two']],
    ['eine Schildkröte aus Mandalas', ['schildkröte', 'mandalas'], []],
    ['three moons and a wolf', ['moons', 'wolf'], ['three']],
    ['five roses and three skulls', ['5 roses', '3 skulls'], []],
    ['twelve bees', ['12 bees'], []],
  ])('claims no more of a thing than it shows: %s', async (prompt, understood, unknown) => {
    expect((await run({ prompt })).answer).toMatchObject({ understood, unknown });
  });

  it.each(['line', 'blackwork'] as const)(
    'writes on the banner of a design as %s',
    async (style) => {
      const prompt = 'a heart with a banner saying Mom';
      const written = await run({ prompt, style });
      const plain = await run({ prompt: 'a heart with a banner', style });
      const rows = ({ image }: typeof written) =>
        Array.from({ length: 400 }, (_, y) => y).filter((y) =>
          Array.from({ length: 400 }, (_, x) => image.data[(y * 400 + x) * 4 + 3] as number).some(
            (alpha) => alpha > 100,
          ),
        );
      expect(written.answer.understood).toContain('“MOM”');
      expect(rows(written)).toEqual(rows(plain));
      expect(written.image.data).not.toEqual(plain.image.data);
    },
  );
});
