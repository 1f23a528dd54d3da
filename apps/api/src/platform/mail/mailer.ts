import { createTransport } from 'nodemailer';
import pRetry from 'p-retry';

export type Mail = { to: string; subject: string; text: string; html: string; replyTo?: string };

export type Mailer = {
  /** Sends in the background and tries again where that may help; failures go to the log. */
  sendSoon(mail: Mail | Promise<Mail>): void;
  /** Sends now, once; rejects when the server does not take it. */
  send(mail: Mail): Promise<void>;
  /** Rejects if the server accepts no mail right now. */
  check(): Promise<void>;
  /** Waits briefly for running work, then abandons it. */
  close(): Promise<void>;
};

const retries = 2;

/** A silent server must block neither callers nor the shutdown. */
const timeouts = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 15_000 };

/** Mails by SMTP, the same locally and for real. */
export function createMailer(
  smtpUrl: string,
  from: string,
  onError: (error: unknown) => void,
  { retryMs = 500, stopMs = 5_000 } = {},
): Mailer {
  const transport = createTransport({ url: smtpUrl, ...timeouts }, { from });
  const underway = new Set<Promise<void>>();
  const stop = Promise.withResolvers<never>();
  stop.promise.catch(() => undefined);

  /** As an object the address is taken as it is; a text would be read as a list of addresses. */
  async function sendOnce(mail: Mail): Promise<void> {
    await transport.sendMail({
      ...mail,
      to: { name: '', address: mail.to },
      ...(mail.replyTo ? { replyTo: { name: '', address: mail.replyTo } } : {}),
    });
  }

  const sendWithRetries = (mail: Mail) =>
    pRetry(() => sendOnce(mail), { retries, minTimeout: retryMs });

  return {
    send: sendOnce,
    check: async () => {
      await transport.verify();
    },
    sendSoon: (mail) => {
      const sending = Promise.race([Promise.resolve(mail).then(sendWithRetries), stop.promise])
        .catch(onError)
        .finally(() => underway.delete(sending));
      underway.add(sending);
    },
    close: async () => {
      const late = setTimeout(() => stop.reject(new Error('The process stops.')), stopMs);
      await Promise.all(underway);
      clearTimeout(late);
      transport.close();
    },
  };
}
