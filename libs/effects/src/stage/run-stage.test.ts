import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readOwnModels } from '@tintory/imaging';
import {
  putModel,
  rednessGraph,
  createTempFolder,
  type TempFolder,
} from '@tintory/imaging/testing';
import type { StageRequest, StageScene } from './stage-request.ts';
import { runStage } from './run-stage.ts';

let folder: TempFolder;
let inputPath: string;
/** The photo's cut-out, which `kept-cutout.test.ts` compares with the photo. */
let kept: Pick<StageRequest, 'inputPath' | 'cutout'>;
let files: Awaited<ReturnType<typeof runStage>>['files'];
beforeAll(async () => {
  folder = await createTempFolder();
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="360">
    <rect width="480" height="360" fill="#dcdad2"/><circle cx="300" cy="190" r="90" fill="#b8322c"/></svg>`;
  inputPath = await folder.put('in.png', await sharp(Buffer.from(drawing)).png().toBuffer());
  const keepAt = { path: folder.path('kept.png'), smallPath: folder.path('small.png') };
  const answer = await stagePhoto({ outputPath: folder.path('first.png') }, { keepAt });
  kept = { inputPath: keepAt.path, cutout: answer.found };
  ({ files } = answer);
});
afterAll(() => folder.remove());

const sceneOf = (changes: Partial<StageScene> = {}): StageScene => ({
  outputPath: folder.path('out.png'),
  backdrop: { kind: 'color', color: '#2244cc' },
  placement: 'keep',
  padding: 0.1,
  shadow: 'none',
  shadowStrength: 0.7,
  relight: 0,
  frame: 'none',
  seed: 1,
  ...changes,
});
const stage = (
  photo: Pick<StageRequest, 'inputPath' | 'cutout'>,
  scene: Partial<StageScene>,
  changes: Partial<StageRequest>,
) =>
  runStage(
    { ...photo, scenes: [sceneOf(scene)], format: 'png', strokes: [], ...changes },
    () => undefined,
  );
const stagePhoto = (scene: Partial<StageScene>, changes: Partial<StageRequest> = {}) =>
  stage({ inputPath }, scene, changes);
const stageKept = (scene: Partial<StageScene>, changes: Partial<StageRequest> = {}) =>
  stage(kept, scene, changes);

async function pixelAt(x: number, y: number, path = folder.path('out.png')) {
  const { data } = await sharp(path)
    .removeAlpha()
    .extract({ left: x, top: y, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
}

describe('a subject on another ground', () => {
  it('stays where it was', async () => {
    const path = folder.path('first.png');
    expect(files[0]).toMatchObject({ width: 480, height: 360 });
    expect(await pixelAt(10, 10, path)).toEqual([0x22, 0x44, 0xcc]);
    expect(await pixelAt(300, 190, path)).toEqual([0xb8, 0x32, 0x2c]);
  });

  it.each([
    { kind: 'color', color: '#2244cc' },
    { kind: 'gradient', from: '#2244cc', to: '#2244cc', angle: 0 },
    { kind: 'pattern', pattern: 'dots', from: '#2244cc', to: '#2244cc' },
  ] as const)('is in the middle of what has no floor: $kind', async (backdrop) => {
    const size = { width: 200, height: 400 };
    await stageKept({ backdrop, placement: 'fit', padding: 0.1 }, { size });
    for (const y of [125, 275]) expect((await pixelAt(100, y))[0]).toBeGreaterThan(150);
    for (const y of [115, 285]) expect((await pixelAt(100, y))[2]).toBeGreaterThan(150);
  });

  it('fills the frame up to the air around it', async () => {
    const size = { width: 400, height: 400 };
    await stageKept({ placement: 'fit', padding: 0.1 }, { size });
    expect((await pixelAt(200, 200))[0]).toBeGreaterThan(150);
    expect((await pixelAt(20, 200))[2]).toBeGreaterThan(150);
    expect((await pixelAt(200, 20))[2]).toBeGreaterThan(150);
  });

  it('stands before a picture of the user’s own', async () => {
    const path = await folder.put(
      'own.png',
      await sharp({ create: { width: 90, height: 200, channels: 3, background: '#00aa55' } })
        .png()
        .toBuffer(),
    );
    await stageKept({ backdrop: { kind: 'picture', path } });
    expect(await pixelAt(5, 350)).toEqual([0, 0xaa, 0x55]);
  });

  it('throws a shadow where it stands', async () => {
    await stageKept({ shadow: 'soft' });
    const [, , under = 0] = await pixelAt(300, 284);
    const [, , far = 0] = await pixelAt(20, 20);
    expect(under).toBeLessThan(far * 0.85);
  });

  it('comes in several scenes from one cutout', async () => {
    const scenes = ['#ffffff', '#101020'].map((color, index) =>
      sceneOf({ outputPath: folder.path(`${index}.png`), backdrop: { kind: 'color', color } }),
    );
    const { files } = await stageKept({}, { scenes });
    expect(files).toHaveLength(2);
    const [white = 0] = await pixelAt(10, 10, folder.path('0.png'));
    const [dark = 0] = await pixelAt(10, 10, folder.path('1.png'));
    expect(white).toBeGreaterThan(dark + 80);
  });

  it('is small in a preview', async () => {
    const size = { width: 1_024, height: 1_024 };
    const { files } = await stageKept({}, { size, maxPixels: 250_000 });
    expect(files[0]).toMatchObject({ width: 500, height: 500 });
  });

  it.each(['polaroid', 'mat', 'gold', 'round'] as const)('wears a frame: %s', async (frame) => {
    await stageKept({ frame });
    expect(await pixelAt(2, 2)).not.toEqual([0x22, 0x44, 0xcc]);
    expect(await pixelAt(240, 60)).toEqual([0x22, 0x44, 0xcc]);
  });
});

describe('a cutout’s model of one’s own', () => {
  it('says what is subject: here red things, and no blue one beside them', async () => {
    await putModel(folder.path('models'), rednessGraph(64, 64), {
      output: { activation: 'sigmoid' },
    });
    const [cutoutModel] = (await readOwnModels(folder.path('models'))).models;
    if (!cutoutModel) throw new Error('There is no model.');
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="360">
      <rect width="480" height="360" fill="#dcdad2"/><circle cx="130" cy="190" r="70" fill="#b8322c"/>
      <circle cx="330" cy="190" r="90" fill="#2c3ab8"/></svg>`;
    const path = await folder.put('two.png', await sharp(Buffer.from(drawing)).png().toBuffer());
    const scene = { backdrop: { kind: 'color', color: '#22aa44' } } as const;
    await stagePhoto(scene, { inputPath: path, cutoutModel });
    expect((await pixelAt(130, 190))[0]).toBeGreaterThan(150);
    expect(await pixelAt(330, 190)).toEqual([0x22, 0xaa, 0x44]);
  });
});

describe('a mask of the user’s own', () => {
  const mask = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#000000' } })
      .composite([
        {
          input: Buffer.from(
            `<svg width="${width / 2}" height="${height}"><rect width="100%" height="100%" fill="#fff"/></svg>`,
          ),
          left: 0,
          top: 0,
        },
      ])
      .png()
      .toBuffer();

  it('says what is subject', async () => {
    const maskPath = await folder.put('mask.png', await mask(240, 180));
    await stagePhoto({}, { maskPath });
    expect(await pixelAt(40, 40)).toEqual([0xdc, 0xda, 0xd2]);
    expect(await pixelAt(440, 40)).toEqual([0x22, 0x44, 0xcc]);
  });

  it('of another shape is refused', async () => {
    const maskPath = await folder.put('tall.png', await mask(100, 300));
    await expect(stagePhoto({}, { maskPath })).rejects.toMatchObject({ code: 'InvalidInput' });
  });
});
