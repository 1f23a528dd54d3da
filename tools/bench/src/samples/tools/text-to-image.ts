import { whole } from '../look.ts';
import type { ToolPictures } from '../tool-pictures.ts';

export const pictures: ToolPictures = {
  look: { after: whole('text_to_image/beach.webp') },
};
