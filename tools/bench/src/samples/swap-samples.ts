import { ines, mara, ravi, tomas } from './people/people.ts';
import { duo, duoSize } from './people/duo.ts';
import { portrait, portraitSize } from './people/portrait.ts';
import { drawBefore, type Sample } from './sample.ts';

const tool = 'face_swap';

/** Of a new face only the face counts, so it is drawn smaller. */
const sourceSize = { width: 600, height: 600 };

export async function swapSamples(): Promise<Sample[]> {
  const [hers, his] = [
    await drawBefore(tool, portrait(mara), sourceSize),
    await drawBefore(tool, portrait(tomas), sourceSize),
  ];
  return [
    {
      name: 'ines',
      photo: await drawBefore(tool, portrait(ines), portraitSize),
      inputs: { indexes: [0] },
      pictures: { source_object_ids: [hers] },
      alt: {
        en: 'A drawn woman with brown hair gets a face with freckles',
        de: 'Eine gezeichnete Frau mit braunem Haar bekommt ein Gesicht mit Sommersprossen',
        ar: 'امرأة مرسومة بشعر بني تحصل على وجه فيه نمش',
      },
    },
    {
      name: 'ravi',
      photo: await drawBefore('image_to_venom', portrait(ravi), portraitSize),
      inputs: { indexes: [0] },
      pictures: { source_object_ids: [his] },
      alt: {
        en: 'A drawn man with black hair gets a face with blue eyes',
        de: 'Ein gezeichneter Mann mit schwarzem Haar bekommt ein Gesicht mit blauen Augen',
        ar: 'رجل مرسوم بشعر أسود يحصل على وجه بعينين زرقاوين',
      },
    },
    {
      name: 'duo',
      photo: await drawBefore(tool, duo(ines, ravi), duoSize),
      inputs: { indexes: [0, 1] },
      pictures: { source_object_ids: [hers, his] },
      alt: {
        en: 'Two drawn people get new faces at once',
        de: 'Zwei gezeichnete Menschen bekommen zugleich neue Gesichter',
        ar: 'شخصان مرسومان يحصلان معًا على وجهين جديدين',
      },
    },
  ];
}
