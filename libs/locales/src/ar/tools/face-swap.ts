import type { tools } from '../../en/tools.ts';
import type { TextsOf } from '../../texts.ts';

export const faceSwap: TextsOf<(typeof tools)['face_swap']> = {
  title: 'تبديل الوجوه',
  verb: 'بدّل الوجوه',
  tagline: 'وجه آخر بالضوء نفسه.',
  description:
    'ضع وجهًا من صورة على وجه أو أكثر في صورة أخرى: يتبع وضعية الصورة وبشرتها وضوءها. استخدم فقط وجوه من وافقوا.',
  words: 'وجه، رأس، صورة شخصية، أشخاص، مجموعة، تبديل',
  fields: {
    image: 'الصورة التي تتغير وجوهها',
    indexes: 'الوجوه التي تتغير',
    source_object_ids: 'صورة الوجه الجديد',
    format: 'الصيغة',
  },
  options: {
    'format.png': 'PNG',
    'format.webp': 'WebP',
    'format.jpeg': 'JPEG',
  },
};
