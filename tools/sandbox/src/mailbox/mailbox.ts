import { randomUUID } from 'node:crypto';
import PostalMime, { type Address } from 'postal-mime';

/** A received mail, as in `/mailbox.json`. */
export type StoredMail = {
  id: string;
  to: string[];
  from: string;
  /** The Reply-To address; empty if there is none. */
  reply_to: string;
  subject: string;
  text: string;
  html: string;
  links: string[];
  received_at: string;
};

export type Mailbox = {
  /** Parses and keeps a raw message. `to` are the envelope's recipients: they got it. */
  receive(raw: Buffer, to: string[]): Promise<StoredMail>;
  /** Newest first. */
  list(): StoredMail[];
  /** The newest mail to an address, now or as soon as it arrives; rejects after `timeoutMs`. */
  waitFor(to: string, timeoutMs: number): Promise<StoredMail>;
};

/** Enough for a day of development; limits the memory. */
const keptMails = 200;

export function createMailbox(): Mailbox {
  let mails: StoredMail[] = [];
  const listeners = new Set<(mail: StoredMail) => void>();
  return {
    receive: async (raw, to) => {
      const mail = await parseMail(raw, to);
      mails = [mail, ...mails].slice(0, keptMails);
      for (const listener of listeners) listener(mail);
      return mail;
    },
    list: () => mails,
    waitFor: (to, timeoutMs) => {
      const known = mails.find((mail) => mail.to.includes(to));
      if (known) return Promise.resolve(known);
      const { promise, resolve, reject } = Promise.withResolvers<StoredMail>();
      const listener = (mail: StoredMail) => mail.to.includes(to) && resolve(mail);
      const late = () => reject(new Error(`No mail to ${to} came within ${timeoutMs} ms.`));
      const timer = setTimeout(late, timeoutMs);
      listeners.add(listener);
      return promise.finally(() => {
        clearTimeout(timer);
        listeners.delete(listener);
      });
    },
  };
}

async function parseMail(raw: Buffer, to: string[]): Promise<StoredMail> {
  const parsed = await PostalMime.parse(raw);
  const text = parsed.text ?? '';
  return {
    id: randomUUID(),
    to: to.map((address) => address.toLowerCase()),
    from: nameOf(parsed.from),
    reply_to: parsed.replyTo?.[0]?.address ?? '',
    subject: parsed.subject ?? '',
    text,
    html: parsed.html ?? '',
    links: [...new Set(text.match(/https?:\/\/[^\s<>"]+/g) ?? [])],
    received_at: new Date().toISOString(),
  };
}

const nameOf = (address: Address | undefined): string => {
  if (!address) return '';
  return address.name ? `${address.name} <${address.address ?? ''}>` : (address.address ?? '');
};
