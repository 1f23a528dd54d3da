import type { mail as English } from '../en/mail.ts';
import type { TextsOf } from '../texts.ts';

export const mail: TextsOf<typeof English> = {
  magicLink: {
    subject: 'تسجيل الدخول إلى {{brand}}',
    greeting: 'مرحبًا،',
    text: 'إليك رابط تسجيل الدخول إلى {{brand}}. يعمل مرة واحدة خلال {{minutes}} دقائق.',
    button: 'الدخول إلى {{brand}}',
    ignore: 'لم تطلب هذا؟ تجاهل هذه الرسالة؛ لا يمكن لأحد الدخول بدونها.',
  },
};
