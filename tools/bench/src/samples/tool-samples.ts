import { dressSamples } from './dress-samples.ts';
import { paintingSamples } from './painting-samples.ts';
import { petSamples } from './pet-samples.ts';
import { productSamples } from './product-samples.ts';
import { openSampleDesk } from './sample-desk.ts';
import { writeSamples, type Sample } from './sample.ts';
import { seamlessSamples } from './seamless-samples.ts';
import { stageSamples } from './stage-samples.ts';
import { swapSamples } from './swap-samples.ts';
import { upscaleSamples } from './upscale-samples.ts';
import { venomSamples } from './venom-samples.ts';

const makers: Record<string, () => readonly Sample[] | Promise<readonly Sample[]>> = {
  change_background: () => stageSamples,
  product_model: () => productSamples,
  pet_photo: () => petSamples,
  style_transfer_cartoon: paintingSamples,
  image_upscale: upscaleSamples,
  seamless_image: seamlessSamples,
  face_swap: () => swapSamples,
  image_to_venom: () => venomSamples,
  virtual_dress: dressSamples,
};

/** Draws what the tools make of drawn pictures, with the settings that their pages offer. */
export async function drawToolSamples(): Promise<void> {
  const desk = await openSampleDesk();
  try {
    for (const [tool, make] of Object.entries(makers)) await writeSamples(desk, tool, await make());
  } finally {
    await desk.close();
  }
}
