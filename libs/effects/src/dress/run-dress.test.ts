import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCutout } from '@tintory/imaging/cutout';
import {
  createTempFolder,
  type TempFolder,
  putModel,
  rednessGraph,
} from '@tintory/imaging/testing';
import { readOwnModels } from '@tintory/imaging';
import { runDress, type DressAnswer, type DressRequest } from './run-dress.ts';
import { drawPerson, drawTee } from './testing/drawn-person.ts';
import {
  drawHangingVest,
  drawHoodie,
  drawSkirt,
  drawStraplessDress,
  drawTrousers,
  drawVest,
} from './testing/drawn-things.ts';

let folder: TempFolder;
let answer: DressAnswer;
const seen: number[] = [];

const dress = (
  person: string,
  onProgress: (progress: number) => void = () => undefined,
  changes: Partial<DressRequest> = {},
) =>
  runDress(
    {
      personPath: folder.path(person),
      garmentPath: folder.path('tee.png'),
      kind: 'auto',
      outputPath: folder.path('out.png'),
      format: 'png',
      ...changes,
    },
    onProgress,
  );

beforeAll(async () => {
  folder = await createTempFolder();
  await folder.put('person.png', await drawPerson());
  await folder.put('bust.png', await drawPerson(480));
  await folder.put('tee.png', await drawTee());
  answer = await dress('person.png', (progress) => seen.push(progress));
}, 120_000);
afterAll(() => folder.remove());

/** The drawn person as a result of the background remover. */
const cutOutPerson = () =>
  runCutout(
    {
      inputPath: folder.path('person.png'),
      outputPath: folder.path('cut-person.png'),
      background: { kind: 'transparent' },
      crop: false,
      format: 'png',
      strokes: [],
    },
    () => undefined,
  );

async function colorAt(file: string, left: number, top: number): Promise<number[]> {
  const place = { left, top, width: 1, height: 1 };
  return [...(await sharp(folder.path(file)).removeAlpha().extract(place).raw().toBuffer())];
}

describe('dressing a drawn person', () => {
  it('answers with a picture of the same size and says how it came to be', async () => {
    expect(answer).toMatchObject({ width: 768, height: 1024, contentType: 'image/png' });
    expect(answer.confidence).toBeGreaterThan(0.5);
    const { xmpAsString } = await sharp(folder.path('out.png')).metadata();
    expect(xmpAsString).toContain('compositeWithTrainedAlgorithmicMedia');
  });

  it('brings the garment’s red between shoulders and hips', async () => {
    for (const [x, y] of [
      [384, 400],
      [330, 500],
      [440, 500],
      [384, 640],
    ] as const) {
      const [red = 0, green = 0, blue = 0] = await colorAt('out.png', x, y);
      expect(red).toBeGreaterThan(120);
      expect(Math.max(green, blue)).toBeLessThan(90);
    }
  });

  it('lets the sleeves follow the upper arms', async () => {
    for (const x of [384 - 115, 384 + 115]) {
      const [red = 0, green = 0] = await colorAt('out.png', x, 410);
      expect(red - green).toBeGreaterThan(60);
    }
  });

  it('leaves the face, the legs and the wall as they were', async () => {
    for (const [x, y] of [
      [384, 225],
      [340, 980],
      [40, 40],
      [740, 900],
    ] as const) {
      expect(await colorAt('out.png', x, y)).toEqual(await colorAt('person.png', x, y));
    }
  });

  it('tells how far it is, and only forwards', () => {
    expect(seen.length).toBeGreaterThan(3);
    expect([...seen].sort((a, b) => a - b)).toEqual(seen);
  });

  it('sees as a garment what a model of one’s own sees', async () => {
    await putModel(folder.path('models'), rednessGraph(64, 64), {
      output: { activation: 'sigmoid' },
    });
    const [cutoutModel] = (await readOwnModels(folder.path('models'))).models;
    if (!cutoutModel) throw new Error('There is no model.');
    const green = sharp(await drawTee()).modulate({ hue: 120 });
    const garmentPath = await folder.put('green.png', await green.png().toBuffer());
    const outputPath = folder.path('by-model.png');
    await dress('person.png', undefined, { cutoutModel, outputPath });
    const [red = 0, grass = 0] = await colorAt('by-model.png', 384, 500);
    expect(red - grass).toBeGreaterThan(60);
    await expect(
      dress('person.png', undefined, { cutoutModel, garmentPath, outputPath }),
    ).rejects.toMatchObject({ code: 'InvalidInput' });
  });

  it('makes the same picture of the same pictures', async () => {
    const outputPath = folder.path('again.png');
    await dress('person.png', undefined, { outputPath });
    const pixels = (name: string) => sharp(folder.path(name)).raw().toBuffer();
    expect((await pixels('again.png')).equals(await pixels('out.png'))).toBe(true);
  });

  it('takes a garment that is cut out already', async () => {
    const tee = sharp(await drawTee()).ensureAlpha();
    const { data, info } = await tee.raw().toBuffer({ resolveWithObject: true });
    // The light ground goes.
    for (let i = 0; i < data.length; i += 4) if ((data[i + 1] ?? 0) > 150) data[i + 3] = 0;
    const cut = sharp(data, { raw: { ...info, channels: 4 } });
    const garmentPath = await folder.put('cut.png', await cut.png().toBuffer());
    const outputPath = folder.path('by-cut.png');
    await dress('person.png', undefined, { garmentPath, outputPath });
    const [red = 0, green = 0] = await colorAt('by-cut.png', 384, 500);
    expect(red - green).toBeGreaterThan(60);
  });

  it.each([
    ['nothing at all', { width: 600, height: 700 }],
    ['a single pixel', { width: 1, height: 1 }],
    ['a thread', { width: 900, height: 6 }],
  ])('refuses %s as a garment', async (_, size) => {
    const background = { r: 0, g: 0, b: 0, alpha: 0 };
    const nothing = sharp({ create: { ...size, channels: 4, background } });
    const garmentPath = await folder.put('nothing.png', await nothing.png().toBuffer());
    await expect(dress('person.png', undefined, { garmentPath })).rejects.toMatchObject({
      code: 'InvalidInput',
    });
  });

  it.each([
    ['a skirt', drawSkirt],
    ['trousers', drawTrousers],
  ])('says of %s that it is for the legs', async (name, draw) => {
    const garmentPath = await folder.put(`${name}.png`, await draw());
    await expect(dress('person.png', undefined, { garmentPath })).rejects.toMatchObject({
      name: 'ImageError',
      code: 'WornOnLegs',
    });
  });

  it('leaves transparent what is behind somebody who was cut out before', async () => {
    await cutOutPerson();
    const outputPath = folder.path('cut-dressed.png');
    await dress('cut-person.png', undefined, { outputPath });
    const { data, info } = await sharp(outputPath).raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => {
      const i = (y * info.width + x) * 4;
      return [...data.subarray(i, i + 4)];
    };
    const [red = 0, green = 0, , alpha] = at(384, 400);
    expect(alpha).toBe(255);
    expect(red).toBeGreaterThan(green + 40);
    expect(at(20, 20)[3]).toBe(0);
    expect(at(740, 600)[3]).toBe(0);
  });

  it('leaves sleeves under a garment without any, and says so', async () => {
    const garmentPath = await folder.put('over.png', await drawVest());
    const outputPath = folder.path('over-sleeves.png');
    const { overSleeves } = await dress('person.png', undefined, { garmentPath, outputPath });
    expect(overSleeves).toBe(true);
    for (const x of [384 - 115, 384 + 115]) {
      expect(await colorAt('over-sleeves.png', x, 420)).toEqual(
        await colorAt('person.png', x, 420),
      );
    }
  });

  it.each([
    ['a vest with straps', drawVest],
    ['a vest on a hanger', drawHangingVest],
    ['a jumper with a hood', drawHoodie],
  ])('takes %s as a garment', async (name, draw) => {
    const garmentPath = await folder.put(`${name}.png`, await draw());
    const outputPath = folder.path('taken.png');
    const { width } = await dress('person.png', undefined, { garmentPath, outputPath });
    expect(width).toBe(768);
  });

  it('says of a garment without sleeves and neckline that it may hang wrong', async () => {
    const garmentPath = await folder.put('strapless.png', await drawStraplessDress());
    const outputPath = folder.path('unclear.png');
    const { unclearGarment } = await dress('person.png', undefined, { garmentPath, outputPath });
    expect(unclearGarment).toBe(true);
    expect(answer.unclearGarment).toBe(false);
  });

  it('says of a garment that its picture cuts it off', async () => {
    const place = { left: 150, top: 0, width: 650, height: 900 };
    const half = sharp(await drawTee()).extract(place);
    const garmentPath = await folder.put('half.png', await half.png().toBuffer());
    const outputPath = folder.path('cut-off.png');
    const { cutOff } = await dress('person.png', undefined, { garmentPath, outputPath });
    expect(cutOff).toBe(true);
    expect(answer.cutOff).toBe(false);
  });

  it('refuses the photo of somebody who wears the garment', async () => {
    const garmentPath = folder.path('person.png');
    await expect(dress('person.png', undefined, { garmentPath })).rejects.toMatchObject({
      code: 'InvalidInput',
      reason: 'garmentWorn',
    });
  });

  it('refuses a person whose hips are not in the picture', async () => {
    await expect(dress('bust.png')).rejects.toMatchObject({ name: 'ImageError', code: 'NoBody' });
  });

  it('refuses a picture without anyone', async () => {
    await expect(dress('tee.png')).rejects.toMatchObject({ name: 'ImageError', code: 'NoBody' });
  });
});
