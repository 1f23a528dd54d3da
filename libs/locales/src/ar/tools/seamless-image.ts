import type { tools } from '../../en/tools.ts';
import type { TextsOf } from '../../texts.ts';

export const seamlessImage: TextsOf<(typeof tools)['seamless_image']> = {
  title: 'نسيج متصل',
  verb: 'اجعله متصلًا',
  tagline: 'يتكرر إلى ما لا نهاية، ولا يرى أحد الحد.',
  description: 'صورة سطح تصبح بلاطة تتكرر دون حافة ظاهرة: يُسوَّى الضوء وتُقص الحدود حيث لا ينظر أحد.',
  words: 'نسيج، بلاطة، نمط، سطح، ورق جدران، قماش، تكرار',
  fields: {
    image: 'الصورة',
    mode: 'الطريقة',
    flatten: 'تسوية الضوء',
    format: 'الصيغة',
  },
  options: {
    'mode.auto': 'تلقائي',
    'mode.cut': 'قص',
    'mode.quilt': 'ترقيع',
    'mode.mirror': 'مرآة',
    'format.png': 'PNG',
    'format.webp': 'WebP',
    'format.jpeg': 'JPEG',
  },
};
