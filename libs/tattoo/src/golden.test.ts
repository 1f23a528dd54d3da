import { it } from 'vitest';
import { expectPicture } from '@tintory/imaging/testing/expect-picture';
import { useTempFolder } from '@tintory/imaging/testing/use-temp-folder';
import { runTattoo, type TattooRequest } from './run-tattoo.ts';

const folder = useTempFolder();

it.each<[string, Pick<TattooRequest, 'prompt' | 'style' | 'ornament'>]>([
  ['dotwork', { prompt: 'wolf and moon', style: 'dotwork', ornament: 'none' }],
  ['engraving', { prompt: 'a snake around a dagger', style: 'engraving', ornament: 'none' }],
  ['line', { prompt: 'a butterfly above a rose', style: 'line', ornament: 'none' }],
  ['blackwork', { prompt: 'an owl', style: 'blackwork', ornament: 'none' }],
])('draws as it was kept: %s', async (name, options) => {
  const outputPath = folder.path(`${name}.png`);
  const svgPath = folder.path(`${name}.svg`);
  await runTattoo({ ...options, seed: 1, size: 480, outputPath, svgPath });
  await expectPicture(import.meta.dirname, name, outputPath);
});
