import { brand } from '@tintory/contract';
import { directionOf, type Language } from '@tintory/locales';
import type { Mail } from './mailer.ts';

type MailContent = {
  to: string;
  language: Language;
  subject: string;
  paragraphs: string[];
  button?: { text: string; href: string };
  /** Small print at the end. */
  note?: string;
};

const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Every mail of the product: plain text, and the same as a quiet page. */
export function renderMail({ to, language, subject, paragraphs, button, note }: MailContent): Mail {
  const lines = [...paragraphs, ...(button ? [button.href] : []), ...(note ? [note] : [])];
  const body = [
    ...paragraphs.map((text) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`),
    ...(button ? [drawButton(button)] : []),
    ...(note ? [`<p style="margin:0;color:#5C5E66;font-size:14px">${escapeHtml(note)}</p>`] : []),
  ];
  return {
    to,
    subject,
    text: lines.join('\n\n'),
    html: `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<body style="margin:0;background:#FBFAF8;color:#14151A;font:16px/1.55 system-ui,sans-serif">
<div style="max-width:480px;margin:0 auto;padding:48px 24px">
<p style="font-size:22px;font-weight:700;margin:0 0 24px">${brand.name}</p>
${body.join('\n')}
</div>
</body>
</html>`,
  };
}

const drawButton = ({ text, href }: NonNullable<MailContent['button']>) =>
  `<p style="margin:8px 0 32px"><a href="${escapeHtml(href)}" style="display:inline-block;background:#C93A1B;color:#FFFFFF;text-decoration:none;font-weight:600;padding:12px 24px;border-radius:8px">${escapeHtml(text)}</a></p>`;
