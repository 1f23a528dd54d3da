import { expect } from '@playwright/test';

const mailbox = () => `http://localhost:${process.env['E2E_SANDBOX_PORT']}/mailbox.json`;

export type Mail = { to: string[]; subject: string; links: string[] };

/** Waits for the newest matching mail to this address. */
export async function readMail(
  address: string,
  fits: (mail: Mail) => boolean,
  timeout = 30_000,
): Promise<Mail> {
  let found: Mail | undefined;
  const look = async () => {
    const mails = (await (await fetch(mailbox())).json()) as Mail[];
    found = mails.find((mail) => mail.to.includes(address) && fits(mail));
    return found;
  };
  await expect.poll(look, { timeout }).toBeTruthy();
  return found as Mail;
}
