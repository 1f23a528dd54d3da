import type { common as English } from '../en/common.ts';
import type { TextsOf } from '../texts.ts';

export const common: TextsOf<typeof English> = {
  skipToContent: 'انتقل إلى المحتوى',
  loading: 'جارٍ التحميل',
  close: 'إغلاق',
  menu: 'القائمة',
  tools: 'الأدوات',
  history: 'صوري',
  language: 'اللغة',
  theme: 'المظهر',
  themeSystem: 'كما في هذا الجهاز',
  themeLight: 'فاتح',
  themeDark: 'داكن',
  signIn: 'تسجيل الدخول',
  signOut: 'تسجيل الخروج',
  account: 'الحساب',
  credits_zero: 'لا رصيد',
  credits_one: 'رصيد واحد',
  credits_two: 'رصيدان',
  credits_few: '{{count}} أرصدة',
  credits_many: '{{count}} رصيدًا',
  credits_other: '{{count}} رصيد',
  creditsLeft_zero: 'لم يبقَ رصيد',
  creditsLeft_one: 'بقي رصيد واحد',
  creditsLeft_two: 'بقي رصيدان',
  creditsLeft_few: 'بقي {{count}} أرصدة',
  creditsLeft_many: 'بقي {{count}} رصيدًا',
  creditsLeft_other: 'بقي {{count}} رصيد',
  privacy: 'سياسة الخصوصية',
  terms: 'شروط الاستخدام',
  footerNote: 'صور مقصوصة بعناية.',
  legal: 'معلومات قانونية',
  offline: {
    title: 'أنت غير متصل.',
    text: 'ما تراه يبقى هنا، ويبدأ العمل الجديد حين يعود الاتصال.',
  },
  notFound: {
    title: 'لم يبقَ شيء من هذه الصفحة',
    text: 'أُزيل أكثر من الخلفية، أو أن في العنوان خطأً مطبعيًا.',
    action: 'إلى الصفحة الرئيسية',
  },
  crashed: {
    title: 'تعطلت هذه الصفحة',
    text: 'الخطأ منا، وصورك بأمان. إعادة تحميل الصفحة تحل الأمر غالبًا.',
    action: 'إعادة التحميل',
  },
  meta: {
    home: {
      title: 'أزل خلفية الصورة',
      description:
        'أفلت صورة لتحصل على العنصر وحده بحجمه الكامل حتى آخر شعرة. رصيد مجاني للبدء دون بطاقة.',
    },
    privacy: {
      title: 'سياسة الخصوصية',
      description: 'ما نحتفظ به من صورك وحسابك، وإلى متى، ولماذا.',
    },
    terms: { title: 'شروط الاستخدام', description: 'قواعد استخدام الأدوات والأرصدة.' },
    confirm: { title: 'تسجيل الدخول', description: 'أكّد أنك أنت من يسجل الدخول.' },
    history: { title: 'صوري', description: 'مهامك الأخيرة ونتائجها.' },
    notFound: { title: 'الصفحة غير موجودة', description: 'لا توجد صفحة في هذا العنوان.' },
  },
};
