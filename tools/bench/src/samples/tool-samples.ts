import { toolIds } from '@tintory/catalog';
import { openSampleDesk } from './sample-desk.ts';
import { writeSamples } from './sample.ts';
import { picturesOf } from './tool-pictures.ts';

/** Draws what the tools make of drawn pictures, with the settings that their pages offer. */
export async function drawToolSamples(): Promise<void> {
  const desk = await openSampleDesk();
  try {
    for (const tool of toolIds) {
      const { samples } = await picturesOf(tool);
      if (samples) await writeSamples(desk, tool, await samples());
    }
  } finally {
    await desk.close();
  }
}
