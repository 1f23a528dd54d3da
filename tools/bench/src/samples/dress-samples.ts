import type { ImagePool } from '@tintory/imaging';
import { figure, figureSize } from './people/figure.ts';
import { lea } from './people/people.ts';
import { drawBefore, type Sample } from './sample.ts';
import { sweater, sweaterSize } from './sweater.ts';

export async function dressSamples(pool: ImagePool): Promise<Sample[]> {
  const before = await drawBefore('virtual_dress', figure(lea), figureSize);
  const garmentPath = await drawBefore('virtual_dress', sweater, sweaterSize);
  return [
    {
      name: 'lea',
      before,
      make: (outputPath) =>
        pool.dress({ personPath: before, garmentPath, kind: 'top', outputPath, format: 'png' }),
      alt: {
        en: 'A drawn woman in a grey shirt gets a striped sweater',
        de: 'Eine gezeichnete Frau im grauen Shirt bekommt einen gestreiften Pullover',
        ar: 'امرأة مرسومة بقميص رمادي ترتدي كنزة مخططة',
      },
    },
  ];
}
