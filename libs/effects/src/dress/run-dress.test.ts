import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createTempFolder,
  type TempFolder,
  putModel,
  rednessGraph,
} from '@tintory/imaging/testing';
import { readOwnModels } from '@tintory/imaging';
import { runDress, type DressAnswer, type DressRequest } from './run-dress.ts';
import { cutDrawing } from './testing/cut-drawing.ts';
import { drawPerson, drawTee } from './testing/drawn-person.ts';
import {
  drawHangingVest,
  drawHoodie,
  drawStraplessDress,
  drawVest,
} from './testing/drawn-things.ts';

/** The drawings are made half as large: nothing that is asked here needs more pixels. */
const [scale, width, height] = [0.5, 384, 512];

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
  await folder.put('person.png', await halved(await drawPerson()));
  await folder.put('bust.png', await halved(await drawPerson(480)));
  await folder.put('cut-person.png', await cutDrawing(await drawPerson(), width));
  // A square that the T-shirt nearly fills, for which the subject's model runs once.
  const around = { left: 75, top: 130, width: 650, height: 650 };
  const tee = sharp(await drawTee()).extract(around);
  await folder.put('tee.png', await tee.png().toBuffer());
  await folder.put('cut-tee.png', await cutDrawing(await drawTee()));
  answer = await dress('person.png', (progress) => seen.push(progress));
}, 120_000);
afterAll(() => folder.remove());

const halved = (drawing: Uint8Array) => sharp(drawing).resize({ width }).png().toBuffer();

/** Dresses the person who was cut out before in what was cut out before. */
async function dressIn(
  garment: string | Promise<Uint8Array>,
  name = 'by-cut.png',
): Promise<DressAnswer> {
  const garmentPath =
    typeof garment === 'string'
      ? folder.path(garment)
      : await folder.put(`garment-of-${name}`, await cutDrawing(await garment));
  const outputPath = folder.path(name);
  return dress('cut-person.png', undefined, { garmentPath, outputPath });
}

/** @param x in pixels of the drawings */
async function colorAt(file: string, x: number, y: number): Promise<number[]> {
  const place = { left: Math.round(x * scale), top: Math.round(y * scale), width: 1, height: 1 };
  return [...(await sharp(folder.path(file)).removeAlpha().extract(place).raw().toBuffer())];
}

describe('dressing a drawn person', () => {
  it('answers with a picture of the same size and says how it came to be', async () => {
    expect(answer).toMatchObject({ width, height, contentType: 'image/png' });
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
    const green = sharp(folder.path('tee.png')).modulate({ hue: 120 });
    const garmentPath = await folder.put('green.png', await green.png().toBuffer());
    const outputPath = folder.path('by-model.png');
    await dress('cut-person.png', undefined, { cutoutModel, outputPath });
    const [red = 0, grass = 0] = await colorAt('by-model.png', 384, 500);
    expect(red - grass).toBeGreaterThan(60);
    await expect(
      dress('cut-person.png', undefined, { cutoutModel, garmentPath, outputPath }),
    ).rejects.toMatchObject({ code: 'InvalidInput' });
  });

  it('makes the same picture of the same pictures', async () => {
    const outputPath = folder.path('again.png');
    await dress('person.png', undefined, { outputPath });
    const pixels = (name: string) => sharp(folder.path(name)).raw().toBuffer();
    expect((await pixels('again.png')).equals(await pixels('out.png'))).toBe(true);
  });

  it('takes a garment that is cut out already, for somebody who is', async () => {
    await dressIn('cut-tee.png');
    const [red = 0, green = 0] = await colorAt('by-cut.png', 384, 500);
    expect(red - green).toBeGreaterThan(60);
    const outline = sharp(folder.path('by-cut.png')).extractChannel('alpha');
    const alpha = await outline.raw().toBuffer();
    const alphaAt = (x: number, y: number) =>
      alpha[Math.round(y * scale) * width + Math.round(x * scale)];
    expect(alphaAt(384, 400)).toBe(255);
    // What is behind the person stays transparent.
    expect([alphaAt(20, 20), alphaAt(740, 600)]).toEqual([0, 0]);
  });

  it.each([
    ['nothing at all', { width: 600, height: 600 }],
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

  it('leaves sleeves under a garment without any, and says so', async () => {
    expect(await dressIn(drawVest(), 'over-sleeves.png')).toMatchObject({ overSleeves: true });
    for (const x of [384 - 115, 384 + 115]) {
      const sleeve = await colorAt('cut-person.png', x, 420);
      expect(await colorAt('over-sleeves.png', x, 420)).toEqual(sleeve);
    }
  });

  it.each([
    ['a vest on a hanger', drawHangingVest],
    ['a jumper with a hood', drawHoodie],
  ])('takes %s as a garment', async (_, draw) => {
    expect(await dressIn(draw())).toMatchObject({ width });
  });

  it('says of a garment without sleeves and neckline that it may hang wrong', async () => {
    expect(await dressIn(drawStraplessDress())).toMatchObject({ unclearGarment: true });
    expect(answer.unclearGarment).toBe(false);
  });

  it('says of a garment that its picture cuts it off', async () => {
    const part = { left: 150, top: 0, width: 650, height: 900 };
    const half = sharp(await drawTee()).extract(part);
    expect(await dressIn(half.png().toBuffer())).toMatchObject({ cutOff: true });
    expect(answer.cutOff).toBe(false);
  });

  it('refuses the photo of somebody who wears the garment', async () => {
    const garmentPath = await folder.put('worn.png', await drawPerson());
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
