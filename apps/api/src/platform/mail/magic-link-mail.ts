import { brand, sessionRules } from '@tintory/contract';
import { directionOf, type Language } from '@tintory/locales';
import { textsOf } from '../messages.ts';
import type { Mail } from './mailer.ts';

const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const fill = (text: string) =>
  text
    .replaceAll('{{brand}}', brand.name)
    .replaceAll('{{minutes}}', String(sessionRules.linkSeconds / 60));

/** The mail that carries a sign-in link, in the language of whoever asked for it. */
export async function magicLinkMail(to: string, link: string, language: Language): Promise<Mail> {
  const { magicLink } = (await textsOf(language)).mail;
  const { subject, greeting, text, button, ignore } = magicLink;
  return {
    to,
    subject: fill(subject),
    text: [greeting, fill(text), link, fill(ignore)].join('\n\n'),
    html: `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<body style="margin:0;background:#FBFAF8;color:#14151A;font:16px/1.55 system-ui,sans-serif">
<div style="max-width:480px;margin:0 auto;padding:48px 24px">
<p style="font-size:22px;font-weight:700;margin:0 0 24px">${brand.name}</p>
<p style="margin:0 0 8px">${escapeHtml(greeting)}</p>
<p style="margin:0 0 24px">${escapeHtml(fill(text))}</p>
<p style="margin:0 0 32px"><a href="${escapeHtml(link)}" style="display:inline-block;background:#C93A1B;color:#FFFFFF;text-decoration:none;font-weight:600;padding:12px 24px;border-radius:8px">${escapeHtml(fill(button))}</a></p>
<p style="margin:0;color:#5C5E66;font-size:14px">${escapeHtml(fill(ignore))}</p>
</div>
</body>
</html>`,
  };
}
