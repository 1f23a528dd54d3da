import { brand } from '@tintory/contract';
import { matchLanguage, type Language } from '@tintory/locales';
import type { Database } from '../../../platform/database/database.ts';
import type { Mail, Mailer } from '../../../platform/mail/mailer.ts';
import { renderMail } from '../../../platform/mail/mail-layout.ts';
import { textsOf } from '../../../platform/messages.ts';
import { readContact } from '../../users/users.service.ts';
import { fromMinor } from './minor-units.ts';
import type { OrderMailKind } from './move-order.ts';
import type { OrderRow } from './orders.repository.ts';
import { reasonText } from './reason-text.ts';

type Dependencies = { db: Database; mailer: Mailer; webOrigin: string };

/** Short enough to be read out, and enough to tell a person's orders apart. */
const numberOf = (id: string): string => id.slice(-8).toUpperCase();

/** Mails the buyer in the language of their account; nobody after it was deleted. */
export function createOrderMailer({ db, mailer, webOrigin }: Dependencies) {
  return async (order: OrderRow, kind: OrderMailKind): Promise<void> => {
    const contact = await readContact(db, order.userId);
    if (!contact?.email) return;
    const language = matchLanguage([contact.language ?? '']);
    await mailer.send(await orderMail(order, kind, contact.email, language, webOrigin));
  };
}

async function orderMail(
  order: OrderRow,
  kind: OrderMailKind,
  to: string,
  language: Language,
  webOrigin: string,
): Promise<Mail> {
  const { mail, reasons } = await textsOf(language);
  const reason = reasonText(order);
  const gaps: Record<string, string> = {
    brand: brand.name,
    number: numberOf(order.id),
    amount: money(language, order.amount, order.currency),
    reason: reason ? reasons[reason] : '',
  };
  const fill = (text: string) =>
    text.replaceAll(/\{\{(\w+)\}\}/g, (_, gap: string) => gaps[gap] ?? '');
  const { subject, text, button } = mail[kind];
  const page = `${webOrigin}/print/orders/${order.id}`;
  const href = kind === 'printShipped' ? (order.trackingUrl ?? page) : page;
  return renderMail({
    ...{ to, language, subject: fill(subject) },
    paragraphs: [mail.magicLink.greeting, fill(text)],
    button: { text: fill(button), href },
  });
}

const money = (language: Language, amount: number, currency: string): string =>
  new Intl.NumberFormat(language === 'ar' ? 'ar-u-nu-latn' : language, {
    style: 'currency',
    currency,
  }).format(fromMinor(amount, currency));
