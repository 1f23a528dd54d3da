import { expect } from '@playwright/test';

const mailbox = () => `http://localhost:${process.env['E2E_SANDBOX_PORT']}/mailbox.json`;

type Mail = { to: string[]; links: string[] };

/** The sign-in link in the newest mail to this address. */
export async function readSignInLink(address: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const mails = (await (await fetch(mailbox())).json()) as Mail[];
      const mail = mails.find(({ to }) => to.includes(address));
      link = mail?.links.find((one) => one.includes('login_token='));
      return link;
    })
    .toBeTruthy();
  return String(link);
}
