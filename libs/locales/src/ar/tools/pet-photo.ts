import type { tools } from '../../en/tools.ts';
import type { TextsOf } from '../../texts.ts';

export const petPhoto: TextsOf<(typeof tools)['pet_photo']> = {
  title: 'صور الحيوانات الأليفة',
  verb: 'إنشاء صورة الأليف',
  tagline: 'أليفك في أجمل أيامه.',
  description: 'قطتك أو كلبك أو أرنبك، مقصوصًا حتى آخر شارب ومصوَّرًا في مكان يليق به، مع إطار إن شئت.',
  fields: {
    image: 'صورة أليفك',
    prompt: 'صف المكان',
    scene: 'المشهد',
    frame: 'الإطار',
    variation: 'نسخة أخرى',
    format: 'الصيغة',
    strokes: 'ضربات الإبقاء والمسح',
  },
  options: {
    'prompt.example': 'في حديقة عند الغروب',
    'scene.prompt': 'كما وصفت',
    'scene.portrait': 'بورتريه استوديو',
    'scene.garden': 'حديقة',
    'scene.beach': 'شاطئ',
    'scene.home': 'في البيت',
    'scene.sunset': 'غروب',
    'scene.autumn': 'أوراق الخريف',
    'scene.christmas': 'عيد الميلاد',
    'scene.party': 'أضواء حفل',
    'scene.royal': 'ملكي',
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
