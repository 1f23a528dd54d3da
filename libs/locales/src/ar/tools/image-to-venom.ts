import type { tools } from '../../en/tools.ts';
import type { TextsOf } from '../../texts.ts';

export const imageToVenom: TextsOf<(typeof tools)['image_to_venom']> = {
  title: 'بورتريه فينوم',
  verb: 'أطلقه',
  tagline: 'كان تحت جلدك طوال الوقت.',
  description:
    'صورتك وقد استولى عليها شيء أسود ورطب وجائع: العينان والأسنان والمجسات تتبع وجهك أنت.',
  words: 'وحش، مخلوق، رعب، هالوين، صورة رمزية',
  fields: {
    image: 'الصورة الشخصية',
    coverage: 'إلى أي حد',
    tongue: 'اللسان',
    background: 'الخلفية',
    variation: 'نسخة أخرى',
    format: 'الصيغة',
    strokes: 'ضربات الإبقاء والمسح',
  },
  options: {
    'coverage.half': 'نصف الوجه',
    'coverage.full': 'كله',
    'background.keep': 'معتمة',
    'background.dark': 'دخان',
    'background.transparent': 'بلا',
    'format.png': 'PNG',
    'format.webp': 'WebP',
    'format.jpeg': 'JPEG',
  },
};
