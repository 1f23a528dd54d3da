import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { StageScene } from '../tasks.ts';
import { createTempFolder, type TempFolder } from '../testing/temp-folder.ts';
import { runStage } from './run-stage.ts';
import { stageViews, type StageViewName } from './views.ts';

const names = Object.keys(stageViews) as StageViewName[];
const size = { width: 240, height: 240 };

let folder: TempFolder;
beforeAll(async () => {
  folder = await createTempFolder();
});
afterAll(() => folder.remove());

/** A box of a width and a height in a photograph of 120 × 120. */
const draw = async (name: string, [w, h]: readonly [number, number], color: string, back: string) =>
  folder.put(
    name,
    await sharp({ create: { width: 120, height: 120, channels: 3, background: back } })
      .composite([
        {
          input: { create: { width: w, height: h, channels: 3, background: color } },
          left: Math.round((120 - w) / 2),
          top: Math.round((120 - h) / 2),
        },
      ])
      .png()
      .toBuffer(),
  );

async function shoot(box: readonly [number, number], studio: 'marble' | 'white') {
  const scenes = names.map((view): StageScene => ({
    outputPath: folder.path(`${view}.png`),
    backdrop: { kind: 'studio', studio },
    placement: 'fit',
    padding: 0.1,
    shadow: 'cast',
    shadowStrength: 0.75,
    relight: 0,
    frame: 'none',
    view,
    seed: 1,
  }));
  const inputPath = await draw('in.png', box, '#b8322c', '#dcdad2');
  const maskPath = await draw('mask.png', box, '#ffffff', '#000000');
  const request = { inputPath, maskPath, scenes, size, format: 'png', strokes: [] } as const;
  await runStage({ ...request, strokes: [] }, () => undefined);
  return Promise.all(
    scenes.map(({ outputPath }) => sharp(outputPath).removeAlpha().raw().toBuffer()),
  );
}

/** Where the red box is in a picture. */
function boundsOf(data: Buffer) {
  const found = Array.from({ length: size.width * size.height }, (_, i) => i).filter(
    (i) => (data[i * 3] as number) > 120 && (data[i * 3 + 1] as number) < 90,
  );
  const xs = found.map((i) => i % size.width);
  const ys = found.map((i) => Math.floor(i / size.width));
  return [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)] as const;
}

it.each([
  ['tall', [30, 80]],
  ['wide', [90, 40]],
] as const)('a %s product is whole in every view, with air around it', async (_, box) => {
  for (const picture of await shoot(box, 'white')) {
    const [left, right, top, bottom] = boundsOf(picture);
    expect(Math.min(left, top)).toBeGreaterThan(240 * 0.04);
    expect(Math.max(right, bottom)).toBeLessThan(240 * 0.96);
  }
});

it('no view of one place looks like another, whatever its seed', async () => {
  const pictures = await shoot([40, 60], 'marble');
  for (const [i, one] of pictures.entries()) {
    for (const other of pictures.slice(i + 1)) {
      const sum = one.reduce((total, value, at) => total + Math.abs(value - (other[at] ?? 0)), 0);
      expect(sum / one.length).toBeGreaterThan(8);
    }
  }
});

it('a subject that its photograph cuts off stays at that edge', async () => {
  const pictures = await shoot([40, 120], 'white');
  for (const picture of pictures) expect(boundsOf(picture)[3]).toBe(239);
});
