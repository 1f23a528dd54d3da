import type { tools } from '../../en/tools.ts';
import type { TextsOf } from '../../texts.ts';

export const imageUpscale: TextsOf<(typeof tools)['image_upscale']> = {
  title: 'تكبير الصور',
  verb: 'تكبير',
  tagline: 'ضعف البكسلات أو أربعة أضعافها، وتبقى صورتك.',
  description:
    'تكبير نظيف: صورة صغيرة تصبح كبيرة بحواف نظيفة. نموذج صغير مدرَّب يوضح التفاصيل الموجودة ولا يخترع غيرها. ويُزال التشويش وآثار ضغط JPEG قبل أن تكبر.',
  words: 'تكبير، توضيح، طباعة، دقة، تشويش، JPEG، بكسل',
  fields: {
    image: 'الصورة',
    factor: 'التكبير',
    noise: 'التنقية',
    sharpness: 'الحدة',
    format: 'الصيغة',
  },
  options: {
    'factor.2': '2×',
    'factor.4': '4×',
    'noise.auto': 'تلقائية',
    'noise.none': 'دون',
    'noise.strong': 'قوية',
    'format.png': 'PNG',
    'format.webp': 'WebP',
    'format.jpeg': 'JPEG',
  },
};
