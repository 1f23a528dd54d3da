import sharp from 'sharp';
import { it } from 'vitest';
import { expectPicture } from '@tintory/imaging/testing/expect-picture';
import { useTempFolder } from '@tintory/imaging/testing/use-temp-folder';
import { runDress } from './run-dress.ts';
import { drawPerson, drawTee } from './testing/drawn-person.ts';

const folder = useTempFolder();

/** Half size, with its ground (the corner's colour) removed, so that nothing has to be cut out. */
async function withoutGround(drawing: Uint8Array): Promise<Buffer> {
  const width = 384;
  const { data, info } = await sharp(drawing)
    .resize({ width, kernel: 'nearest' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const ground = data.readUInt32BE(0);
  for (let at = 0; at < data.length; at += 4) {
    if (data.readUInt32BE(at) === ground) data.writeUInt32BE(0, at);
  }
  return sharp(data, { raw: { width, height: info.height, channels: 4 } })
    .png()
    .toBuffer();
}

it('dresses a person as it was kept', async () => {
  const personPath = await folder.put('person.png', await withoutGround(await drawPerson()));
  const garmentPath = await folder.put('tee.png', await withoutGround(await drawTee()));
  const outputPath = folder.path('out.png');
  const request = { personPath, garmentPath, kind: 'auto', outputPath, format: 'png' } as const;
  await runDress(request, () => undefined);
  await expectPicture(import.meta.dirname, 'tee', outputPath);
});
