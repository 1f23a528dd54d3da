import { pair } from '../look.ts';
import type { Order } from '../sample-desk.ts';
import { still, type Sample } from '../sample.ts';
import type { ToolPictures } from '../tool-pictures.ts';

/** The cat's neck is as light as what is behind it: it is painted in, as anybody would. */
const strokes = [
  {
    mode: 'keep',
    radius: 0.07,
    points: [
      [0.03, 0.62],
      [0.06, 0.8],
      [0.05, 0.97],
      [0.2, 0.97],
      [0.16, 0.75],
      [0.3, 0.9],
      [0.45, 0.97],
    ],
  },
];

const portrait = {
  photo: still('cat'),
  // The photograph shows the face alone, and so does the portrait; the strokes answer the others.
  meant: ['larger', 'partMissing', 'neighbourKept', 'faint', 'subject'],
  inputs: { scene: 'palace-foyer', strokes },
} satisfies Order;

const samples: readonly Sample[] = [
  {
    name: 'house-garden',
    ...portrait,
    inputs: { scene: 'house-garden', strokes },
    alt: {
      en: 'A cat, close, before a garden',
      de: 'Eine Katze aus der Nähe vor einem Garten',
      ar: 'قطة عن قرب أمام حديقة',
    },
  },
  {
    name: 'palace-foyer',
    ...portrait,
    inputs: { ...portrait.inputs, frame: 'gold' },
    alt: {
      en: 'A cat portrayed in a golden frame',
      de: 'Eine Katze, porträtiert im goldenen Rahmen',
      ar: 'قطة في صورة بإطار ذهبي',
    },
  },
];

export const pictures: ToolPictures = {
  samples: () => samples,
  look: pair('remove_background/cat', 'pet_photo/house-garden'),
  tiles: [{ field: 'frame', order: portrait, part: 'all' }],
};
