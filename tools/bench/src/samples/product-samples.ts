import { pictureOf, still, type Sample } from './sample.ts';

const tool = 'product_model';
const masked = (name: string) => ({
  photo: pictureOf(tool, name),
  pictures: { mask_object_id: pictureOf(tool, `${name}-mask`) },
});

export const productSamples: readonly Sample[] = [
  {
    name: 'alarm-clock',
    ...masked('alarm-clock'),
    inputs: { studio: 'hotel-room', surface: 'walnut-medium', num: 1 },
    alt: {
      en: 'An alarm clock on walnut in a hotel room',
      de: 'Ein Wecker auf Nussbaum in einem Hotelzimmer',
      ar: 'منبّه على خشب الجوز في غرفة فندق',
    },
  },
  {
    name: 'water-bottle',
    photo: still('water-bottle'),
    inputs: { prompt: 'on a rock in the forest', num: 1, image_size: '720x1280' },
    alt: {
      en: 'A water bottle on a rock in the forest',
      de: 'Eine Wasserflasche auf einem Felsen im Wald',
      ar: 'زجاجة ماء على صخرة في الغابة',
    },
  },
  {
    name: 'succulent',
    ...masked('succulent'),
    inputs: { studio: 'home-office', surface: 'oak-laminate', num: 1 },
    alt: {
      en: 'A plant in a white pot on the desk of an office at home',
      de: 'Eine Pflanze im weißen Topf auf dem Schreibtisch zu Hause',
      ar: 'نبتة في أصيص أبيض على مكتب في المنزل',
    },
  },
];
