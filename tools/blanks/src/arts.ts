import type { BlankArt } from './blank-art.ts';
import { cushionBack, cushionFront } from './art/cushion.ts';
import {
  canvas,
  petBandana,
  phoneCase,
  poster,
  scarf,
  stickers,
  wrappingPaper,
} from './art/flat.ts';
import { hoodieBack, hoodieFront } from './art/hoodie.ts';
import { mugFront, mugHandleLeft, mugHandleRight, mugRolledOut } from './art/mug.ts';
import { toteBack, toteFront } from './art/tote.ts';
import { tShirtBack, tShirtFront } from './art/t-shirt.ts';

/** Every view of every product, by their ids. */
export const arts: Record<string, Record<string, BlankArt>> = {
  't-shirt': { front: tShirtFront, back: tShirtBack },
  hoodie: { front: hoodieFront, back: hoodieBack },
  mug: {
    'handle-right': mugHandleRight,
    'handle-left': mugHandleLeft,
    front: mugFront,
    wrap: mugRolledOut,
  },
  tote: { front: toteFront, back: toteBack },
  cushion: { front: cushionFront, back: cushionBack },
  poster: { front: poster },
  canvas: { front: canvas },
  'phone-case': { front: phoneCase },
  stickers: { front: stickers },
  'pet-bandana': { front: petBandana },
  scarf: { front: scarf },
  'wrapping-paper': { front: wrappingPaper },
};
