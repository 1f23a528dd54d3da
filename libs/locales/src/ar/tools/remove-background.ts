import type { tools } from '../../en/tools.ts';
import type { TextsOf } from '../../texts.ts';

export const removeBackground: TextsOf<(typeof tools)['remove_background']> = {
  title: 'إزالة الخلفية',
  verb: 'أزل الخلفية',
  tagline: 'قصّ أي شيء، وأصلحه بضربة فرشاة.',
  description:
    'أفلت صورة لتحصل على العنصر وحده بحجمه الكامل: على خلفية شفافة أو لون أو تمويه ناعم لما كان خلفه.',
  words: 'قص، تفريغ، شفاف، شعار، PNG، شعر، خلفية بيضاء',
  fields: {
    image: 'الصورة',
    background: 'الخلفية',
    color: 'اللون',
    blur: 'التمويه',
    crop: 'قصّ على حدود العنصر',
    format: 'الصيغة',
    strokes: 'ضربات الإبقاء والمسح',
  },
  options: {
    'background.transparent': 'شفافة',
    'background.color': 'لون',
    'background.blur': 'تمويه',
    'format.png': 'PNG',
    'format.webp': 'WebP',
    'format.jpeg': 'JPEG',
  },
};
