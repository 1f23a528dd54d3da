import { pair } from '../look.ts';
import type { ToolPictures } from '../tool-pictures.ts';

export const pictures: ToolPictures = {
  look: pair('remove_background/coffee', 'remove_background/coffee'),
};
