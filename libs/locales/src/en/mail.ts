/** Mails. `{{brand}}` is the product's name, `{{minutes}}` how long the link is good. */
export const mail = {
  magicLink: {
    subject: 'Sign in to {{brand}}',
    greeting: 'Hello,',
    text: 'here is your link to sign in to {{brand}}. It works once, within {{minutes}} minutes.',
    button: 'Sign in to {{brand}}',
    ignore: 'You did not ask for this? Then ignore this mail; nobody can sign in without it.',
  },
} as const;
