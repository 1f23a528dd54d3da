import { blanks } from '@tintory/mockups';
import type { BlankArt } from './blank-art.ts';
import { cushionBack, cushionFront } from './art/cushion.ts';
import { canvas, petBandana, poster, scarf, stickers, wrappingPaper } from './art/flat.ts';
import { hoodieBack, hoodieFront } from './art/hoodie.ts';
import { mugFront, mugHandleLeft, mugHandleRight, mugRolledOut } from './art/mug.ts';
import { phoneCase } from './art/phone-case.ts';
import { toteBack, toteFront } from './art/tote.ts';
import { tShirtBack, tShirtFront } from './art/t-shirt.ts';

/** A case for each model, with the camera of its record. */
const phoneCases = Object.fromEntries(
  (blanks.get('phone-case')?.views ?? []).flatMap(({ id, camera }) =>
    camera ? [[id, phoneCase(camera)] as const] : [],
  ),
);

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
  'phone-case': phoneCases,
  stickers: { front: stickers },
  'pet-bandana': { front: petBandana },
  scarf: { front: scarf },
  'wrapping-paper': { front: wrappingPaper },
};
