import { openSampleDesk } from './sample-desk.ts';
import { writeSamples, type Sample } from './sample.ts';

const tattoos: Sample[] = [
  {
    name: 'butterfly',
    inputs: { prompt: 'a butterfly and a crescent moon' },
    alt: {
      en: 'A butterfly and a crescent moon in dotwork on skin',
      de: 'Schmetterling und Mondsichel in Dotwork auf Haut',
      ar: 'فراشة وهلال بأسلوب نقطي على الجلد',
    },
  },
  {
    name: 'compass',
    inputs: { prompt: 'compass', style: 'engraving', ornament: 'rays' },
    alt: {
      en: 'A compass engraved, with rays',
      de: 'Ein Kompass als Gravur mit Strahlen',
      ar: 'بوصلة محفورة مع أشعة',
    },
  },
  {
    name: 'rose',
    inputs: { prompt: 'rose', style: 'blackwork', ornament: 'mandala' },
    alt: {
      en: 'A rose in a mandala, blackwork',
      de: 'Eine Rose im Mandala, Blackwork',
      ar: 'وردة في ماندالا بالأسود الصلب',
    },
  },
];

const illustrations: Sample[] = [
  {
    name: 'beach',
    inputs: { prompt: 'a red car on a beach at sunset' },
    alt: {
      en: 'A red car on a beach at sunset',
      de: 'Ein rotes Auto am Strand bei Sonnenuntergang',
      ar: 'سيارة حمراء على شاطئ عند الغروب',
    },
  },
  {
    name: 'cats',
    inputs: { prompt: 'two cats under a tree in the rain' },
    alt: {
      en: 'Two cats under a tree in the rain',
      de: 'Zwei Katzen unter einem Baum im Regen',
      ar: 'قطتان تحت شجرة في المطر',
    },
  },
  {
    name: 'city',
    inputs: { prompt: 'a blue balloon over a city at night', variation: 2 },
    alt: {
      en: 'A blue balloon over a city at night',
      de: 'Ein blauer Ballon über einer Stadt bei Nacht',
      ar: 'بالون أزرق فوق مدينة ليلًا',
    },
  },
];

/** Draws what the tools make that start from words; nothing was there before. */
export async function drawWordSamples(): Promise<void> {
  const desk = await openSampleDesk();
  try {
    await writeSamples(desk, 'text_to_tattoo', tattoos);
    await writeSamples(desk, 'text_to_image', illustrations);
  } finally {
    await desk.close();
  }
}
