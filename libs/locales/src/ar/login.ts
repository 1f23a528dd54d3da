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
  tooManyPasswords:
    'كلمات مرور خاطئة كثيرة. اطلب رابطًا لتسجّل الدخول الآن، أو جرّب كلمة المرور بعد 15 دقيقة.',
  google: 'المتابعة عبر Google',
  googleFailed: 'لم يستجب Google. حاول مرة أخرى أو استخدم الرابط.',
  googlePopupBlocked:
    'حظر متصفحك نافذة Google. اسمح بالنوافذ المنبثقة لهذه الصفحة وحاول مرة أخرى، أو استخدم الرابط.',
  googleStorageBlocked:
    'يحظر متصفحك ملفات تعريف الارتباط التي يحتاج إليها Google هنا. اسمح بها لهذه الصفحة، أو استخدم الرابط.',
  email: 'البريد الإلكتروني',
  emailPlaceholder: 'you@example.com',
  emailError: 'لا يمكننا المراسلة على عنوان البريد الإلكتروني هذا. يرجى التحقق منه.',
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
  chooseTitle: 'لقد سجّلت الدخول بالفعل',
  chooseText:
    'أنت مسجّل الدخول باسم <here>{{here}}</here>. هذا الرابط يسجّل دخول <there>{{there}}</there> بدلًا منه.',
  chooseHint: 'عند التبديل يُسجَّل خروج الحساب الأول من هذا المتصفح.',
  stay: 'البقاء في حسابي',
  change: 'تبديل الحساب',
  inTitle: 'أنت مسجّل الدخول',
  inText: 'أنت مسجّل الدخول باسم <here>{{here}}</here>.',
  inUsedText:
    'لم يعد هذا الرابط صالحًا، ولا تحتاج إليه: أنت مسجّل الدخول باسم <here>{{here}}</here>.',
  goOn: 'متابعة',
  unknownTitle: 'لمن هذا الرابط؟',
  unknownText: 'لم يستجب الخادم. لم يتغير شيء: ما زلت مسجّل الدخول.',
  retry: 'حاول مرة أخرى',
  expiredTitle: 'لم يعد هذا الرابط صالحًا',
  expiredText: 'تعمل الروابط مرة واحدة ولمدة {{minutes}} دقائق. الرابط الجديد لا يستغرق إلا لحظة.',
  again: 'أرسل رابطًا جديدًا',
};
