import type { tools } from '../../en/tools.ts';
import type { TextsOf } from '../../texts.ts';

export const productModel: TextsOf<(typeof tools)['product_model']> = {
  title: 'صور المنتجات',
  verb: 'إنشاء صور المنتج',
  tagline: 'لقطة واحدة تصبح جلسة تصوير.',
  description:
    'قل أين يقف منتجك، مثل «على رخام في ضوء نافذة»: يُقص ويُصوَّر هناك حتى أربع مرات، كل مرة باختلاف بسيط.',
  fields: {
    image: 'صورة المنتج',
    prompt: 'أين يقف',
    num: 'كم صورة',
    image_size: 'الشكل',
    mask_object_id: 'قناع لك (الأبيض يبقى)',
    format: 'الصيغة',
    strokes: 'ضربات الإبقاء والمسح',
  },
  options: {
    'prompt.example': 'على رخام في ضوء نافذة',
    'image_size.1024x1024': 'مربع',
    'image_size.1280x720': 'عريض',
    'image_size.720x1280': 'طويل',
    'format.png': 'PNG',
    'format.webp': 'WebP',
    'format.jpeg': 'JPEG',
  },
};
