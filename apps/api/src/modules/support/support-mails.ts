import { brand, type SupportMessageBody } from '@tintory/contract';
import { matchLanguage, type Language } from '@tintory/locales';
import { renderMail } from '../../platform/mail/mail-layout.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { textsOf } from '../../platform/messages.ts';

/** The visitor's question as the owner gets it; an answer goes to the visitor. */
export function questionMail(to: string, question: SupportMessageBody): Mail {
  const { email, text, path, language } = question;
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const mail = renderMail({
    to,
    language: 'en',
    subject: `${brand.name}: a question from ${path}`,
    paragraphs: lines,
    note: `${email ?? 'No address, so no answer is awaited'} · ${language} · ${path}`,
  });
  return email ? { ...mail, replyTo: email } : mail;
}

/**
 * Confirms a visitor's question, without its text: otherwise anybody could have us mail their text
 * to a foreign address.
 */
export async function receivedMail(to: string, language: Language): Promise<Mail> {
  const { subject, text, note } = (await textsOf(language)).mail.supportReceived;
  const { greeting } = (await textsOf(language)).mail.magicLink;
  const fill = (words: string) => words.replaceAll('{{brand}}', brand.name);
  return renderMail({
    to,
    language,
    subject: fill(subject),
    paragraphs: [greeting, fill(text)],
    note: fill(note),
  });
}

/** The language of ours that is nearest to the visitor's. */
export const languageOfMessage = ({ language }: SupportMessageBody): Language =>
  matchLanguage([language]);
