import { whole } from '../look.ts';
import type { ToolPictures } from '../tool-pictures.ts';

export const pictures: ToolPictures = {
  look: { after: whole('text_to_tattoo/butterfly.webp') },
  tiles: [
    { field: 'style', order: { inputs: { prompt: 'rose' } }, part: 0.6 },
    { field: 'ornament', order: { inputs: { prompt: 'swallow' } }, part: 0.9 },
  ],
};
