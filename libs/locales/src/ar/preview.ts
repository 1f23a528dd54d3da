import type { preview as English } from '../en/preview.ts';
import type { TextsOf } from '../texts.ts';

export const preview: TextsOf<typeof English> = {
  title: 'معاينة',
  pictures: 'الصور',
  all: 'كل الصور',
  counter: '{{number}} / {{total}}',
  position: 'الصورة {{number}} من {{total}}',
  previous: 'الصورة السابقة',
  next: 'الصورة التالية',
  view: 'العرض',
  fit: '{{percent}}، ملاءمة العرض',
  use: 'استخدمها في أداة أخرى',
  edit: 'عدّل الصورة',
  resize: 'غيّر حجم الصورة',
  download: 'تنزيل',
  publish: 'انشرها',
  loading: 'يجري تحميل الصورة',
  broken: 'لم تُحمَّل هذه الصورة.',
  photoGone: 'الصورة الأصلية لم تعد محفوظة.',
  retry: 'حاول مجددًا',
};
