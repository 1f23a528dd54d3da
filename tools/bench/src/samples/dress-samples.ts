import sharp from 'sharp';
import { garmentDrawing } from '../garments/draw-garment.ts';
import type { Finish } from '../garments/finishes.ts';
import { sleevedCuts } from '../garments/sleeved-cuts.ts';
import { figure, figureSize } from './people/figure.ts';
import { lea } from './people/people.ts';
import { drawBefore, drawOnce, pictureOf, type Sample } from './sample.ts';
import { sweater, sweaterSize } from './sweater.ts';

const tool = 'virtual_dress';
const shadow = { right: 8, down: 14, soft: 16, dark: 0.35 };

const stripes =
  '<pattern id="p" width="46" height="46" patternUnits="userSpaceOnUse"><rect width="46" height="46" fill="#f0e9da"/><rect width="46" height="17" fill="#27415f"/></pattern>';

const shirt: Finish = {
  name: 'shirt',
  fill: 'url(#p)',
  pattern: stripes,
  ground: '#d9dfe0',
  shadow,
};
const blazer: Finish = { name: 'blazer', fill: '#7c2b39', ground: '#efedea', shadow };

/** A garment laid flat, in one of the bench's cuts. */
function drawFlat(cutName: string, finish: Finish): Promise<string> {
  const cut = sleevedCuts.find(({ name }) => name === cutName);
  if (!cut) throw new Error(`There is no cut ${cutName}.`);
  return drawOnce(pictureOf(tool, finish.name), (path) =>
    sharp(garmentDrawing(cut, finish, 5).picture)
      .removeAlpha()
      .webp({ quality: 84 })
      .toFile(path),
  );
}

export async function dressSamples(): Promise<Sample[]> {
  const photo = await drawBefore(tool, figure(lea), figureSize);
  return [
    {
      name: 'lea',
      photo,
      inputs: { kind: 'top' },
      pictures: { garment_object_id: await drawBefore(tool, sweater, sweaterSize) },
      alt: {
        en: 'A drawn woman in a grey shirt gets a striped sweater',
        de: 'Eine gezeichnete Frau im grauen Shirt bekommt einen gestreiften Pullover',
        ar: 'امرأة مرسومة بقميص رمادي ترتدي كنزة مخططة',
      },
    },
    {
      name: 'striped-shirt',
      photo,
      inputs: { kind: 'top' },
      pictures: { garment_object_id: await drawFlat('tee-open', shirt) },
      alt: {
        en: 'The same woman in a white shirt with blue stripes',
        de: 'Dieselbe Frau in einem weißen Shirt mit blauen Streifen',
        ar: 'المرأة نفسها بقميص أبيض بخطوط زرقاء',
      },
    },
    {
      name: 'blazer',
      photo,
      inputs: { kind: 'top' },
      pictures: { garment_object_id: await drawFlat('blazer', blazer) },
      alt: {
        en: 'The same woman in a wine red blazer over her own shirt',
        de: 'Dieselbe Frau im weinroten Blazer über dem eigenen Shirt',
        ar: 'المرأة نفسها بسترة خمرية فوق قميصها',
      },
    },
  ];
}
