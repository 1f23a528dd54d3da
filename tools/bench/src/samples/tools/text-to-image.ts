import { whole } from '../find-hints.ts';
import type { ToolPictures } from '../tool-pictures.ts';

export const pictures: ToolPictures = {
  look: { after: whole('text_to_image/beach.webp') },
};
