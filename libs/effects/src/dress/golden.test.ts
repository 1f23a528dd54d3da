import { it } from 'vitest';
import { expectPicture } from '@tintory/imaging/testing/expect-picture';
import { useTempFolder } from '@tintory/imaging/testing/use-temp-folder';
import { runDress } from './run-dress.ts';
import { cutDrawing } from './testing/cut-drawing.ts';
import { drawPerson, drawTee } from './testing/drawn-person.ts';

const folder = useTempFolder();

it('dresses a person as it was kept', async () => {
  const personPath = await folder.put('person.png', await cutDrawing(await drawPerson(), 384));
  const garmentPath = await folder.put('tee.png', await cutDrawing(await drawTee(), 384));
  const outputPath = folder.path('out.png');
  const request = { personPath, garmentPath, kind: 'auto', outputPath, format: 'png' } as const;
  await runDress(request, () => undefined);
  await expectPicture(import.meta.dirname, 'tee', outputPath);
});
