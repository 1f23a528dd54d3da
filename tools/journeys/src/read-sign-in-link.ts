import { readMail } from './read-mail.ts';

const isSignIn = (link: string) => link.includes('login_token=');

/** The sign-in link in the newest mail to this address. */
export async function readSignInLink(address: string): Promise<string> {
  const { links } = await readMail(address, (mail) => mail.links.some(isSignIn));
  return String(links.find(isSignIn));
}
