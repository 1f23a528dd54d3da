import { ravi } from './people/people.ts';
import { portrait, portraitSize } from './people/portrait.ts';
import { drawBefore, pictureOf, type Sample } from './sample.ts';

export const venomSamples = async (): Promise<Sample[]> => [
  {
    name: 'full',
    photo: await drawBefore('image_to_venom', portrait(ravi), portraitSize),
    alt: {
      en: 'A drawn man, all of him taken over',
      de: 'Ein gezeichneter Mann, ganz übernommen',
      ar: 'رجل مرسوم استولى عليه الكائن كله',
    },
  },
  {
    name: 'half',
    // The samples of the face swap have drawn her.
    photo: pictureOf('face_swap', 'ines'),
    inputs: { coverage: 'half' },
    alt: {
      en: 'A drawn woman, half of her taken over',
      de: 'Eine gezeichnete Frau, zur Hälfte übernommen',
      ar: 'امرأة مرسومة استولى الكائن على نصفها',
    },
  },
];
