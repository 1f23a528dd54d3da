import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createImagePool, type ImagePool, type StageScene, type LightName } from '@tintory/imaging';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lightGroups } from './words/light-words.ts';

let pool: ImagePool;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tintory-stage-'));
  pool = createImagePool({ size: 1 });
});
afterAll(async () => {
  await pool.close();
  await rm(folder, { recursive: true, force: true });
});

/** A box in the middle of a picture. */
async function putBox(name: string, color: string, ground: string): Promise<string> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96">
    <rect width="96" height="96" fill="${ground}"/><rect x="36" y="30" width="24" height="40" fill="${color}"/></svg>`;
  const path = join(folder, name);
  await sharp(Buffer.from(drawing)).png().toFile(path);
  return path;
}

it('every light of the words is one that the stage can draw, and none looks like another', async () => {
  const lights = Object.keys(lightGroups) as LightName[];
  const scenes = lights.map((light) => {
    const scene: StageScene = {
      outputPath: join(folder, `${light}.png`),
      backdrop: { kind: 'studio', studio: 'marble' },
      lights: [light],
      placement: 'keep',
      padding: 0,
      shadow: 'none',
      shadowStrength: 0,
      relight: 0,
      frame: 'none',
      seed: 1,
    };
    return scene;
  });
  await pool.stage({
    inputPath: await putBox('photo.png', '#b8322c', '#dcdad2'),
    maskPath: await putBox('mask.png', '#ffffff', '#000000'),
    scenes,
    format: 'png',
    strokes: [],
  });
  const pictures = await Promise.all(
    scenes.map(async ({ outputPath }) =>
      (await sharp(outputPath).raw().toBuffer()).toString('hex'),
    ),
  );
  expect(new Set(pictures).size).toBe(lights.length);
}, 120_000);
