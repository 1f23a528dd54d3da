import { it } from 'vitest';
import { expectPicture } from '@tintory/imaging/testing/expect-picture';
import { useTempFolder } from '@tintory/imaging/testing/use-temp-folder';
import { runIllustration } from './run-illustration.ts';

const folder = useTempFolder();

it.each([
  ['beach', 'a red car on a beach at sunset'],
  ['rider', 'a girl with a blue hat riding a horse in a meadow'],
  ['table', 'a cat on a table and two apples under it'],
  ['street', 'three dogs in front of a house in the rain'],
])('draws as it was kept: %s', async (name, prompt) => {
  const outputPath = folder.path(name);
  await runIllustration({ prompt, width: 480, height: 480, seed: 1, format: 'png', outputPath });
  await expectPicture(import.meta.dirname, name, outputPath);
});
