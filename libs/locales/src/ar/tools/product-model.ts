import type { tools } from '../../en/tools.ts';
import type { TextsOf } from '../../texts.ts';

export const productModel: TextsOf<(typeof tools)['product_model']> = {
  title: 'صور المنتجات',
  verb: 'إنشاء صور المنتج',
  tagline: 'لقطة واحدة تصبح جلسة تصوير.',
  description:
    'قل أين يقف منتجك، مثل «على رخام في مقهى»: يُقص ويُصوَّر هناك حتى أربع مرات، كل مرة باختلاف بسيط.',
  words: 'منتج، متجر، رخام، سوق إلكتروني، إعلان',
  fields: {
    image: 'صورة المنتج',
    prompt: 'أين يقف',
    studio: 'المكان',
    surface: 'السطح',
    direction: 'اتجاه النظر',
    depth: 'تمويه الخلفية',
    shadow_strength: 'قوة الظل',
    relight: 'مواءمة الضوء',
    num: 'كم صورة',
    image_size: 'الشكل',
    mask_object_id: 'قناع لك (الأبيض يبقى)',
    format: 'الصيغة',
    strokes: 'ضربات الإبقاء والمسح',
  },
  options: {
    'direction.help': '0 يختار الاتجاه الأنسب لصورتك.',
    'prompt.example': 'على رخام في مقهى',
    'format.png': 'PNG',
    'format.webp': 'WebP',
    'format.jpeg': 'JPEG',
  },
};
