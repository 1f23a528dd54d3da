/**
 * Mails. `{{brand}}` is the product's name, `{{minutes}}` how long the link is good; of an order
 * `{{number}}`, `{{amount}}` and `{{reason}}`.
 */
export const mail = {
  magicLink: {
    subject: 'Sign in to {{brand}}',
    greeting: 'Hello,',
    text: 'here is your link to sign in to {{brand}}. It works once, within {{minutes}} minutes.',
    button: 'Sign in to {{brand}}',
    ignore: 'You did not ask for this? Then ignore this mail; nobody can sign in without it.',
  },
  supportReceived: {
    subject: 'We have your message',
    text: 'thank you for writing to {{brand}}. Your message is with us, and a person will answer it at this address.',
    note: 'You did not write to us? Then somebody typed in your address; you need not do anything.',
  },
  creditsLow: {
    subject: 'Your credits are running low',
    text: 'four fifths of your credits are spent. Top up when it suits you; nothing you made is lost.',
    button: 'See plans and packs',
  },
  creditsEmpty: {
    subject: 'Your credits are used up',
    text: 'you have spent your last credit. Everything you made stays yours to download; for more, take a plan or a pack.',
    button: 'See plans and packs',
  },
  paymentFailed: {
    subject: 'Your payment did not go through',
    text: 'the last payment for your plan failed. We try again in a few days; to keep your plan, check your card.',
    button: 'Check the payment',
  },
  duplicateRefunded: {
    subject: 'We refunded your second plan',
    text: 'a second plan was paid while you already had one. We have cancelled the second plan and refunded its payment in full; your bank may take a few days to show it. Your first plan goes on unchanged.',
    button: 'See your plan',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    text: 'the password of your {{brand}} account was changed, and all other devices were signed out. Was that not you? Then sign in by link and set a new one.',
    button: 'Open security settings',
  },
  accountDeleted: {
    subject: 'Your account is deleted',
    text: 'your {{brand}} account and all its pictures are deleted. Only the bills are kept, as the law asks. Thank you for having been here.',
    button: 'Visit {{brand}}',
  },
  printPaid: {
    subject: 'We have your order {{number}}',
    text: 'thank you! We received your payment of {{amount}}. We’ll email you again when the print shop starts on it.',
    button: 'See your order',
  },
  printInProduction: {
    subject: 'Order {{number}} is in production',
    text: 'your order {{number}} is being printed, so it can no longer be changed.',
    button: 'See your order',
  },
  printShipped: {
    subject: 'Order {{number}} is on its way',
    text: 'your order {{number}} was handed to the carrier.',
    button: 'Track parcel',
  },
  printDelivered: {
    subject: 'Order {{number}} has arrived',
    text: 'the carrier says that your order {{number}} was delivered. If something is wrong with it, just answer this mail.',
    button: 'See your order',
  },
  printFailed: {
    subject: 'Order {{number}} could not be made',
    text: 'we are sorry, but we can’t make your order {{number}}. {{reason}}',
    button: 'See your order',
  },
  printRefunded: {
    subject: 'We refunded order {{number}}',
    text: 'we refunded {{amount}} for your order {{number}}. Your bank may take a few days to show it.',
    button: 'See your order',
  },
} as const;
