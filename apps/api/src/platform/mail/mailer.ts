import { createTransport } from 'nodemailer';

export type Mail = { to: string; subject: string; text: string; html: string };

export type Mailer = {
  /** Sends in the background and tries again where that may help; failures go to the log. */
  sendSoon(mail: Mail | Promise<Mail>): void;
  /** Sends now, once; rejects when the server does not take it. */
  send(mail: Mail): Promise<void>;
  /** Waits for what is under way. */
  close(): Promise<void>;
};

const tries = 3;

/** Mails by SMTP, the same locally and for real. */
export function createMailer(
  smtpUrl: string,
  from: string,
  onError: (error: unknown) => void,
  retryMs = 500,
): Mailer {
  const transport = createTransport(smtpUrl, { from });
  const underway = new Set<Promise<void>>();

  async function send(mail: Mail, left = tries): Promise<void> {
    try {
      await transport.sendMail(mail);
    } catch (error) {
      if (left <= 1) throw error;
      await new Promise((resolve) => setTimeout(resolve, (tries - left + 1) * retryMs));
      await send(mail, left - 1);
    }
  }

  return {
    send: async (mail) => {
      await transport.sendMail(mail);
    },
    sendSoon: (mail) => {
      const sending = Promise.resolve(mail)
        .then((ready) => send(ready))
        .catch(onError)
        .finally(() => underway.delete(sending));
      underway.add(sending);
    },
    close: async () => {
      await Promise.all(underway);
      transport.close();
    },
  };
}
