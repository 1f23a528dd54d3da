import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StageRequest, StageScene } from './stage-request.ts';
import { createTempFolder, type TempFolder } from '@tintory/imaging/testing';
import { runStage } from './run-stage.ts';

let folder: TempFolder;
beforeAll(async () => {
  folder = await createTempFolder();
});
afterAll(() => folder.remove());

/** A cone without a ground, so that nothing has to be cut out. */
const cone = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="360">
  <path d="M300 100L390 280H210Z" fill="#b8322c"/></svg>`;

function run(scene: Partial<StageScene>, request: { inputPath: string } & Partial<StageRequest>) {
  const whole: StageScene = {
    outputPath: folder.path('out.png'),
    backdrop: { kind: 'color', color: '#2244cc' },
    placement: 'keep',
    padding: 0.1,
    shadow: 'none',
    shadowStrength: 0.7,
    relight: 0,
    frame: 'none',
    seed: 1,
    ...scene,
  };
  return runStage({ scenes: [whole], format: 'png', strokes: [], ...request }, () => undefined);
}

describe('a subject of few pixels', () => {
  const size = { width: 480, height: 480 };
  const runSmall = async (
    width: number,
    scene: Partial<StageScene>,
    request: Partial<StageRequest> = {},
  ) => {
    const photo = await sharp(Buffer.from(cone)).resize(width).png().toBuffer();
    return run(scene, { inputPath: await folder.put('small.png', photo), ...request });
  };

  it('that is enlarged many times is told, by a preview as well', async () => {
    const placement = 'fit';
    expect(await runSmall(72, { placement }, { size })).toMatchObject({ fewPixels: true });
    const preview = { size, maxPixels: 40_000 };
    expect(await runSmall(72, { placement }, preview)).toMatchObject({ fewPixels: true });
    expect(await runSmall(480, { placement }, preview)).toMatchObject({ fewPixels: false });
  });

  it('has nothing to tell of where it stays as large as it was', async () => {
    expect(await runSmall(72, {})).toMatchObject({ fewPixels: false });
  });
});
