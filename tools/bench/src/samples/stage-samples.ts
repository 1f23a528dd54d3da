import { still, type Sample } from './sample.ts';

export const stageSamples = (): Sample[] => [
  {
    name: 'headphones',
    photo: still('headphones'),
    inputs: { shadow: 'cast', variation: 4 },
    alt: {
      en: 'Headphones on linen with leaf shadows',
      de: 'Kopfhörer auf Leinen mit Blattschatten',
      ar: 'سماعات على كتان مع ظلال أوراق',
    },
  },
  {
    name: 'camera',
    photo: still('camera'),
    inputs: { studio: 'bridge-sunset', shadow: 'cast', variation: 2 },
    alt: {
      en: 'A camera before an evening sky',
      de: 'Eine Kamera vor dem Abendhimmel',
      ar: 'كاميرا أمام سماء المساء',
    },
  },
  {
    name: 'pears',
    photo: still('pears'),
    inputs: { studio: 'bright-kitchen', shadow: 'cast', variation: 4 },
    alt: {
      en: 'Pears on a kitchen table',
      de: 'Birnen auf einem Küchentisch',
      ar: 'كمّثرى على طاولة مطبخ',
    },
  },
];
