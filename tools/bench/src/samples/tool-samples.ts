import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createImagePool, type ImagePool } from '@tintory/imaging';
import { dressSamples } from './dress-samples.ts';
import { swapSamples } from './swap-samples.ts';
import { paintingSamples } from './painting-samples.ts';
import { petSamples } from './pet-samples.ts';
import { productSamples } from './product-samples.ts';
import { writeSamples, type Sample } from './sample.ts';
import { seamlessSamples } from './seamless-samples.ts';
import { stageSamples } from './stage-samples.ts';
import { upscaleSample } from './upscale-sample.ts';
import { venomSamples } from './venom-samples.ts';

/** @param folder for what is needed only on the way */
type Maker = (pool: ImagePool, folder: string) => Sample[] | Promise<Sample[]>;

const makers: Record<string, Maker> = {
  change_background: stageSamples,
  product_model: productSamples,
  pet_photo: petSamples,
  style_transfer_cartoon: paintingSamples,
  image_upscale: async (pool) => [await upscaleSample(pool)],
  seamless_image: seamlessSamples,
  face_swap: swapSamples,
  image_to_venom: venomSamples,
  virtual_dress: dressSamples,
};

/** Draws what the tools make of drawn pictures, with the engine that people use. */
export async function drawToolSamples(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'tintory-samples-'));
  const pool = createImagePool({ size: 1 });
  try {
    for (const [tool, make] of Object.entries(makers)) {
      await writeSamples(tool, await make(pool, folder), folder);
    }
  } finally {
    await pool.close();
    await rm(folder, { recursive: true, force: true });
  }
}
