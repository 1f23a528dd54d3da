import { brand } from '@tintory/contract';
import type { Language } from '@tintory/locales';
import type { Mail } from '../../platform/mail/mailer.ts';
import { renderMail } from '../../platform/mail/mail-layout.ts';
import { textsOf } from '../../platform/messages.ts';

/** The kinds of notifications, with the page of their button. */
const pages = {
  creditsLow: '/pricing',
  creditsEmpty: '/pricing',
  paymentFailed: '/account/plan',
  duplicateRefunded: '/account/plan',
  passwordChanged: '/account/security',
  accountDeleted: '/',
} as const;

export type NotificationKind = keyof typeof pages;

/** A notice in the reader's language. */
export async function notificationMail(
  kind: NotificationKind,
  to: string,
  language: Language,
  webOrigin: string,
): Promise<Mail> {
  const { mail } = await textsOf(language);
  const fill = (text: string) => text.replaceAll('{{brand}}', brand.name);
  const { subject, text, button } = mail[kind];
  return renderMail({
    to,
    language,
    subject: fill(subject),
    paragraphs: [mail.magicLink.greeting, fill(text)],
    button: { text: fill(button), href: webOrigin + pages[kind] },
  });
}
