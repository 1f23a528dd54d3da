import type { RgbaImage } from '@tintory/pixels';
import { dressPerson, type Dressed, type Dressing } from '../dress-person.ts';

/** Returns only the picture, for a person who can be dressed. */
export const wear = (dressing: Dressing): RgbaImage => (dressPerson(dressing) as Dressed).picture;
