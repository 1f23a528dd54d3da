import { it } from 'vitest';
import { expectPicture } from '../testing/expect-picture.ts';
import { useTempFolder } from '../testing/use-temp-folder.ts';
import { runDress } from './run-dress.ts';
import { drawPerson, drawTee } from './testing/drawn-person.ts';

const folder = useTempFolder();

it('dresses a person as it was kept', async () => {
  const personPath = await folder.put('person.png', await drawPerson());
  const garmentPath = await folder.put('tee.png', await drawTee());
  const outputPath = folder.path('out.png');
  await runDress(
    { personPath, garmentPath, kind: 'auto', outputPath, format: 'png' },
    () => undefined,
  );
  await expectPicture(import.meta.dirname, 'tee', outputPath);
});
