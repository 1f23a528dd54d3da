import type { tools } from '../../en/tools.ts';
import type { TextsOf } from '../../texts.ts';

export const textToImage: TextsOf<(typeof tools)['text_to_image']> = {
  title: 'مولّد الرسوم',
  verb: 'ارسم',
  tagline: 'رسم مسطح من كلماتك.',
  description:
    'الأشياء والألوان والأعداد والأماكن ووقت اليوم والطقس تصبح رسمًا مسطحًا. يُرسم ولا يُتخيَّل: وما لا يعرفه يخبرك به.',
  words: 'رسم توضيحي، وصف، مشهد، نص إلى صورة',
  fields: {
    prompt: 'ماذا نرسم',
    image_size: 'الشكل',
    variation: 'نسخة أخرى',
    format: 'الصيغة',
  },
  options: {
    'prompt.example': 'سيارة حمراء على شاطئ عند الغروب',
    'format.png': 'PNG',
    'format.webp': 'WebP',
    'format.jpeg': 'JPEG',
  },
};
