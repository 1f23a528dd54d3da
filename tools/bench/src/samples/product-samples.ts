import { drawProduct } from './product-still.ts';
import type { Sample } from './sample.ts';

const tool = 'product_model';

/** Each photo has the shape of its result, so that the two can be compared. */
export const productSamples = async (): Promise<Sample[]> => [
  {
    name: 'teapot',
    photo: await drawProduct(tool, 'round-teapot', ['front', 'cool', 'softboxLeft'], {
      width: 1_024,
      height: 1_024,
    }),
    inputs: { prompt: 'on marble, in window light', num: 1 },
    alt: {
      en: 'A teapot on marble in window light',
      de: 'Eine Teekanne auf Marmor im Fensterlicht',
      ar: 'إبريق شاي على رخام في ضوء نافذة',
    },
  },
  {
    name: 'headphones',
    photo: await drawProduct(tool, 'coral-headphones', ['front', 'cool', 'softboxLeft'], {
      width: 1_280,
      height: 720,
    }),
    inputs: { prompt: 'city lights at night', num: 1, image_size: '1280x720' },
    alt: {
      en: 'Headphones before city lights',
      de: 'Kopfhörer vor den Lichtern der Stadt',
      ar: 'سماعات أمام أضواء المدينة',
    },
  },
  {
    name: 'bottle',
    photo: await drawProduct(tool, 'olive-oil-bottle', ['front', 'peach', 'softboxRight'], {
      width: 720,
      height: 1_280,
    }),
    inputs: { prompt: 'on a kitchen counter', num: 1, image_size: '720x1280' },
    alt: {
      en: 'A bottle of olive oil on a kitchen counter',
      de: 'Eine Flasche Olivenöl auf der Arbeitsplatte einer Küche',
      ar: 'زجاجة زيت زيتون على سطح مطبخ',
    },
  },
];
