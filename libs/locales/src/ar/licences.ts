import type { licences as english } from '../en/licences.ts';
import type { TextsOf } from '../texts.ts';

export const licences: TextsOf<typeof english> = {
  title: 'عن الصور',
  lead: 'تصنع الأدوات المدمجة صورها بهذه النماذج والرسوم. هنا تجد من صنعها وبأي رخصة.',
  description: 'النماذج والرسوم المفتوحة وراء الأدوات، مع أصحابها ورخصها.',
  places: 'الأماكن والأسطح',
  placesLead: 'الصور التي توضع فيها الأشياء وتقف عليها.',
  author: 'المؤلف',
  home: 'المصدر',
  package: 'الحزمة',
  change: 'التغييرات',
  changes: {
    unchanged: 'لا شيء',
    converted: 'صيغة ملف أخرى والأرقام نفسها',
    redrawn: 'أُعيد تلوينها ورسمها وتركيبها',
  },
  ofPackage: 'الرخصة هي رخصة الحزمة. مستودع المؤلف نفسه لا يذكر رخصة.',
  read: 'اقرأ الرخصة: {{licence}}',
  failed: 'لم تصل القائمة.',
  again: 'حاول مرة أخرى',
  uses: {
    subject: 'يجد ما تعرضه الصورة، أي ما يُقصّ منها.',
    enlarging: 'يكبّر الصور.',
    cleaning: 'يزيل آثار ضغط JPEG من الصورة قبل تكبيرها.',
    people: 'يحدد مكان الأشخاص والحيوانات في الصورة.',
    objects: 'يحدد مكان أشياء الحياة اليومية في الصورة.',
    faces: 'يجد الوجوه.',
    faceShape: 'يقيس شكل الوجه ووضعه.',
    pose: 'يجد الكتفين والمرفقين والوركين والركبتين.',
    motifs: 'زخارف الوشوم.',
    illustrations: 'الأشياء في الرسوم.',
    names: 'أسماء الأشياء في الرسوم.',
  },
};
