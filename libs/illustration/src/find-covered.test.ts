import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTempFolder, type TempFolder } from '@tintory/imaging/testing';
import { runIllustration } from './run-illustration.ts';

let folder: TempFolder;
beforeAll(async () => {
  folder = await createTempFolder();
});
afterAll(() => folder.remove());

const draw = (prompt: string) =>
  runIllustration({
    prompt,
    ...{ width: 480, height: 480, seed: 1 },
    ...{ outputPath: folder.path('picture.png'), format: 'png' },
  });

describe('a thing that another covers', () => {
  it('is named, and not said to be understood', async () => {
    const { understood, unknown } = await draw('a man with a red hat and a green umbrella');
    expect(understood).toEqual(['man', 'green umbrella']);
    expect(unknown).toEqual(['red hat']);
  });

  it.each(['a mouse behind an elephant', 'a cat and a dog behind a big blue house'])(
    'is refused where the picture is to be of it: %s',
    async (prompt) => {
      await expect(draw(prompt)).rejects.toMatchObject({ code: 'PromptUnclear' });
    },
  );

  it.each([
    'three sheep behind a fence',
    'a hamster in a wheel',
    'a cat in a basket',
    'a bride and a groom in front of a house',
    'a house, a tree, a car, a dog, a cat, a bicycle, a bench and a lamp',
  ])('is none where it is seen in part: %s', async (prompt) => {
    expect((await draw(prompt)).unknown).toEqual([]);
  });
});
