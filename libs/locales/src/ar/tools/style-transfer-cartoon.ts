import type { tools } from '../../en/tools.ts';
import type { TextsOf } from '../../texts.ts';

export const styleTransferCartoon: TextsOf<(typeof tools)['style_transfer_cartoon']> = {
  title: 'من صورة إلى لوحة',
  verb: 'ارسمها',
  tagline: 'كل ضربة فرشاة تتبع صورتك.',
  description:
    'صورتك مرسومة من جديد ضربةً ضربة: زيت بآثار الشعيرات، أو ألوان مائية على ورق، أو رصاص أو حبر أو كرتون أو ملصق بألوان قليلة.',
  words: 'زيت، ألوان مائية، رصاص، حبر، كرتون، ملصق، فن، لوحة',
  fields: {
    image: 'الصورة',
    style: 'الأسلوب',
    strength: 'القوة',
    brush: 'حجم الفرشاة',
    format: 'الصيغة',
  },
  options: {
    'style.oil': 'زيت',
    'style.watercolour': 'ألوان مائية',
    'style.pencil': 'رصاص',
    'style.ink': 'حبر',
    'style.cartoon': 'كرتون',
    'style.poster': 'ملصق',
    'format.png': 'PNG',
    'format.webp': 'WebP',
    'format.jpeg': 'JPEG',
  },
};
