import type { tools } from '../../en/tools.ts';
import type { TextsOf } from '../../texts.ts';

export const virtualDress: TextsOf<(typeof tools)['virtual_dress']> = {
  title: 'قياس افتراضي',
  verb: 'ألبسها',
  tagline: 'جرّبها دون أن تغيّر ملابسك.',
  description:
    'رسم سريع لشكل القطعة على الجسم: شخص في صورة يرتدي قطعة من صورة أخرى، توضع على الكتفين والخصر والذراعين في الضوء نفسه. يظهر الشخص من الأمام حتى الخصر على الأقل، وتظهر القطعة وحدها كاملة ومغلقة ومن الأمام على خلفية سادة: مفرودة أو على علّاقة أو على مانيكان غير مرئي. لا تنانير ولا بناطيل بعد.',
  words: 'ملابس، أزياء، قياس، قميص، كنزة، سترة، عارضة',
  fields: {
    image: 'صورة الشخص',
    garment_object_id: 'صورة القطعة',
    kind: 'القطعة',
    format: 'الصيغة',
  },
  options: {
    'kind.auto': 'تلقائي',
    'kind.top': 'قطعة علوية',
    'kind.dress': 'فستان',
    'format.png': 'PNG',
    'format.webp': 'WebP',
    'format.jpeg': 'JPEG',
  },
};
