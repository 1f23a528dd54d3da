import type { tools } from '../../en/tools.ts';
import type { TextsOf } from '../../texts.ts';

export const petPhoto: TextsOf<(typeof tools)['pet_photo']> = {
  title: 'صور الحيوانات الأليفة',
  verb: 'إنشاء صورة الأليف',
  tagline: 'أليفك في أجمل أيامه.',
  description: 'قطتك أو كلبك أو أرنبك، مقصوصًا حتى آخر شارب ومصوَّرًا في مكان يليق به، مع إطار إن شئت.',
  words: 'كلب، قطة، أرنب، حيوان أليف، صورة، عيد',
  fields: {
    image: 'صورة أليفك',
    prompt: 'صف المكان',
    scene: 'المكان',
    surface: 'السطح',
    direction: 'اتجاه النظر',
    depth: 'تمويه الخلفية',
    frame: 'الإطار',
    variation: 'نسخة أخرى',
    format: 'الصيغة',
    strokes: 'ضربات الإبقاء والمسح',
  },
  options: {
    'direction.help': '0 يختار الاتجاه الأنسب لصورتك.',
    'prompt.example': 'في حديقة',
    'frame.none': 'بلا',
    'frame.polaroid': 'صورة فورية',
    'frame.mat': 'إطار ورقي',
    'frame.gold': 'ذهبي',
    'frame.round': 'دائري',
    'format.png': 'PNG',
    'format.webp': 'WebP',
    'format.jpeg': 'JPEG',
  },
};
