/** Pricing, plans and packs. */
export const plans = {
  title: 'Pay for what you make',
  lead: 'One credit removes a background. Failed jobs cost nothing, and a result you paid for downloads again for as long as it is kept.',
  short_one:
    'This needs {{required}} credit, and you have {{balance}}. Pick a plan or a pack to go on.',
  short_other:
    'This needs {{required}} credits, and you have {{balance}}. Pick a plan or a pack to go on.',
  subscription: {
    title: 'Every month',
    text: 'Fresh credits each month; what is left rolls over.',
    interval: 'Billed',
    month: 'Monthly',
    year: 'Yearly',
    yearNote: 'Two months free',
    tiers: 'Credits a month',
  },
  packs: {
    title: 'Pay as you go',
    text: 'Once, without a subscription. Good for two years.',
    tiers: 'Credits in the pack',
  },
  credits_one: '{{amount}} credit',
  credits_other: '{{amount}} credits',
  perMonth: '{{price}} / month',
  perYear: '{{price}} / year',
  once: '{{price}}',
  perCredit: '{{price}} per credit',
  perCreditHint: 'The price for each credit, cut off after three decimals.',
  popular: 'Popular',
  yours: 'Your plan',
  subscribe: 'Subscribe',
  change: 'Change to this plan',
  manage: 'Manage plan',
  next: 'Your next plan',
  begins: 'Begins on {{date}}; until then your present plan goes on.',
  buy: 'Buy credits',
  opening: 'Opening the payment page …',
  failed: 'The payment page did not open. Please try again.',
  unsure: 'No answer arrived. We are asking once more; nothing is ordered twice.',
  unknown:
    'No answer arrived, so we don’t know whether the payment page was made. Try again: nothing is ordered twice.',
  pending: 'A payment of yours is still under way. Wait a moment, then look again.',
  loadFailed: 'The prices did not arrive.',
  retry: 'Load again',
  buys: {
    title: 'What {{credits}} credits make',
    uses_one: '{{amount}} picture',
    uses_other: '{{amount}} pictures',
    each_one: '{{count}} credit each',
    each_other: '{{count}} credits each',
  },
  rules: {
    title: 'The rules of credits',
    rollover: 'What is left rolls over, up to {{months}} months’ worth.',
    after: 'After you cancel, the credits of your plan stay for {{days}} days.',
    packs: 'Packs last {{years}} years. Free credits do not end.',
    order:
      'Credits that end soonest are spent first, then free ones before paid ones, then the oldest.',
    failed: 'A job that fails or is stopped costs nothing.',
    refund: 'A refund takes back what is left of the credits it paid for.',
  },
  done: {
    title: 'Thank you',
    waiting:
      'Your order went through. The credits arrive with the payment, most often in a moment …',
    arrived: 'Your credits are here: you have {{credits}} now.',
    later:
      'From {{date}} you get {{credits}} a month; until then your present plan goes on. Nothing is charged now.',
    late: 'The credits come as soon as the payment does; a bank debit can take some days. They appear by themselves, and nothing is lost.',
    back: 'Go on',
    closeTab: 'You can close this tab; the other one notices when you are back there.',
  },
  meta: {
    title: 'Pricing',
    description: 'Credits by the month or by the pack, what they make, and the rules they follow.',
  },
} as const;
