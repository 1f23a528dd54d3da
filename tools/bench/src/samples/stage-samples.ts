import { pictureOf, still, type Sample } from './sample.ts';

const tool = 'change_background';

export const stageSamples: readonly Sample[] = [
  {
    name: 'sofa',
    photo: pictureOf(tool, 'sofa'),
    inputs: { studio: 'rotunda' },
    alt: {
      en: 'A leather sofa in a hall of marble',
      de: 'Ein Ledersofa in einer Halle aus Marmor',
      ar: 'أريكة جلدية في قاعة من الرخام',
    },
  },
  {
    name: 'teacup',
    photo: still('teacup'),
    inputs: { studio: 'garden-restaurant', surface: 'oak-laminate' },
    alt: {
      en: 'A cup of tea in a garden restaurant',
      de: 'Eine Tasse Tee in einem Gartenlokal',
      ar: 'فنجان شاي في مطعم وسط حديقة',
    },
  },
  {
    name: 'water-bottle',
    photo: still('water-bottle'),
    inputs: { studio: 'mountain-dawn', surface: 'slate-blue' },
    alt: {
      en: 'A water bottle in the mountains at dawn',
      de: 'Eine Wasserflasche in den Bergen im Morgengrauen',
      ar: 'زجاجة ماء في الجبال عند الفجر',
    },
  },
];
