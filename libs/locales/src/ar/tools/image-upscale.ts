import type { tools } from '../../en/tools.ts';
import type { TextsOf } from '../../texts.ts';

export const imageUpscale: TextsOf<(typeof tools)['image_upscale']> = {
  title: 'تكبير الصور',
  verb: 'تكبير',
  tagline: 'ضعف البكسلات أو أربعة أضعافها، وتبقى صورتك.',
  description:
    'تكبير نظيف: صورة صغيرة تصبح كبيرة بحواف نظيفة. نموذج صغير مدرَّب يوضح التفاصيل الموجودة ولا يخترع غيرها: تُقاس النتيجة على صورتك وتُصحَّح بها. ويُزال التشويش قبل أن يكبر.',
  fields: {
    image: 'الصورة',
    factor: 'التكبير',
    noise: 'إزالة التشويش',
    sharpness: 'الحدة',
    format: 'الصيغة',
  },
  options: {
    'factor.2': '2×',
    'factor.4': '4×',
    'noise.none': 'لا',
    'noise.light': 'قليلًا',
    'noise.strong': 'كثيرًا',
    'format.png': 'PNG',
    'format.webp': 'WebP',
    'format.jpeg': 'JPEG',
  },
};
