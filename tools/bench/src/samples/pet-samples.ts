import { rabbit } from './rabbit.ts';
import { drawBefore, type Sample } from './sample.ts';

export async function petSamples(): Promise<Sample[]> {
  const photo = await drawBefore('pet_photo', rabbit);
  return [
    {
      name: 'house-garden',
      photo,
      inputs: { scene: 'house-garden', variation: 6 },
      alt: {
        en: 'A felt rabbit in a garden',
        de: 'Ein Filzhase im Garten',
        ar: 'أرنب من اللباد في حديقة',
      },
    },
    {
      name: 'snowy-forest',
      photo,
      inputs: { scene: 'snowy-forest', variation: 3 },
      alt: {
        en: 'A felt rabbit at Christmas',
        de: 'Ein Filzhase an Weihnachten',
        ar: 'أرنب من اللباد في عيد الميلاد',
      },
    },
    {
      name: 'palace-foyer',
      photo,
      inputs: { scene: 'palace-foyer', frame: 'gold', variation: 4 },
      alt: {
        en: 'A felt rabbit portrayed in a golden frame',
        de: 'Ein Filzhase, porträtiert im goldenen Rahmen',
        ar: 'أرنب من اللباد في إطار ذهبي',
      },
    },
  ];
}
