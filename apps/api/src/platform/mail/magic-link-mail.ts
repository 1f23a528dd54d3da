import { brand, sessionRules } from '@tintory/contract';
import type { Language } from '@tintory/locales';
import { textsOf } from '../messages.ts';
import { renderMail } from './mail-layout.ts';
import type { Mail } from './mailer.ts';

const fill = (text: string) =>
  text
    .replaceAll('{{brand}}', brand.name)
    .replaceAll('{{minutes}}', String(sessionRules.linkSeconds / 60));

/** The mail that carries a sign-in link, in the language of whoever asked for it. */
export async function magicLinkMail(to: string, link: string, language: Language): Promise<Mail> {
  const { subject, greeting, text, button, ignore } = (await textsOf(language)).mail.magicLink;
  return renderMail({
    to,
    language,
    subject: fill(subject),
    paragraphs: [greeting, fill(text)],
    button: { text: fill(button), href: link },
    note: fill(ignore),
  });
}
