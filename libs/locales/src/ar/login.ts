import type { login as English } from '../en/login.ts';
import type { TextsOf } from '../texts.ts';

export const login: TextsOf<typeof English> = {
  title: 'سجّل الدخول إلى Tintory',
  lead: 'أو احصل على رابط بالبريد',
  password: 'كلمة المرور',
  signIn: 'تسجيل الدخول',
  usePassword: 'الدخول بكلمة مرور',
  useLink: 'أرسل لي رابطًا بدلًا من ذلك',
  wrongPassword: 'العنوان وكلمة المرور لا يتطابقان. الرابط يعمل دائمًا.',
  google: 'المتابعة عبر Google',
  googleFailed: 'لم يستجب Google. حاول مرة أخرى أو استخدم الرابط.',
  email: 'البريد الإلكتروني',
  emailPlaceholder: 'you@example.com',
  emailError: 'لا يحتوي هذا العنوان على @. يرجى التحقق منه.',
  send: 'أرسل الرابط السحري',
  agree:
    'بتسجيل الدخول أنت توافق على <terms>شروط الاستخدام</terms> و<privacy>سياسة الخصوصية</privacy>.',
  sentTitle: 'تفقّد بريدك',
  sentText: 'أرسلنا رابطًا إلى {{email}}. يعمل مرة واحدة، ولمدة {{minutes}} دقائق.',
  otherEmail: 'استخدم عنوانًا آخر',
  waiting: 'ما كنت تعمل عليه ينتظرك هنا.',
  confirmTitle: 'هل هذا أنت؟',
  confirmText: 'نقرة واحدة وتكون قد سجلت الدخول على هذا الجهاز.',
  confirm: 'نعم، سجّل دخولي',
  expiredTitle: 'لم يعد هذا الرابط صالحًا',
  expiredText: 'تعمل الروابط مرة واحدة ولمدة {{minutes}} دقائق. الرابط الجديد لا يستغرق إلا لحظة.',
  again: 'أرسل رابطًا جديدًا',
};
