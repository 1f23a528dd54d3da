import { rabbit } from './rabbit.ts';
import { drawBefore, type Sample } from './sample.ts';

export async function petSamples(): Promise<Sample[]> {
  const photo = await drawBefore('pet_photo', rabbit);
  return [
    {
      name: 'garden',
      photo,
      inputs: { scene: 'garden', variation: 6 },
      alt: {
        en: 'A felt rabbit in a garden',
        de: 'Ein Filzhase im Garten',
        ar: 'أرنب من اللباد في حديقة',
      },
    },
    {
      name: 'christmas',
      photo,
      inputs: { scene: 'christmas', variation: 3 },
      alt: {
        en: 'A felt rabbit at Christmas',
        de: 'Ein Filzhase an Weihnachten',
        ar: 'أرنب من اللباد في عيد الميلاد',
      },
    },
    {
      name: 'royal',
      photo,
      inputs: { scene: 'royal', frame: 'gold', variation: 4 },
      alt: {
        en: 'A felt rabbit portrayed in a golden frame',
        de: 'Ein Filzhase, porträtiert im goldenen Rahmen',
        ar: 'أرنب من اللباد في إطار ذهبي',
      },
    },
  ];
}
