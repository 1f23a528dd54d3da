import { pictureOf, type Sample } from './sample.ts';

const tool = 'face_swap';
const painting = (name: string) => pictureOf(tool, name);

/** Painted heads never stand alike; what shows of it is little here. */
const meant = ['pose'] as const;

export const swapSamples: readonly Sample[] = [
  {
    name: 'mona-lisa',
    photo: painting('mona-lisa'),
    inputs: { indexes: [0] },
    pictures: { source_object_ids: [painting('pearl-earring')] },
    meant,
    alt: {
      en: 'The Mona Lisa gets the face of the girl with a pearl earring',
      de: 'Die Mona Lisa bekommt das Gesicht des Mädchens mit dem Perlenohrring',
      ar: 'الموناليزا تحصل على وجه الفتاة ذات القرط اللؤلؤي',
    },
  },
];
