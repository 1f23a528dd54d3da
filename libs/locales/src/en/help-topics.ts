import type { HelpTopic } from '../help.ts';

export const helpTopics: readonly HelpTopic[] = [
  {
    id: 'start',
    title: 'Getting started',
    questions: [
      {
        id: 'account',
        question: 'Do I need an account?',
        answer:
          'For work on our servers, yes: an e-mail address or a Google account is enough. Resizing and the paint editor run in your browser and need none.',
      },
      {
        id: 'free-credits',
        question: 'What is free?',
        answer:
          'A new account gets {{freeCredits}} credits, once for a mailbox, without a card. Small previews are free in nearly every tool, and so are resizing and the paint editor.',
      },
      {
        id: 'photos',
        question: 'Which pictures can I use?',
        answer:
          'PNG, JPEG, WebP, AVIF and GIF (its first frame), up to {{megabytes}} MB and {{megapixels}} megapixels; HEIC where it can be read. Resizing takes up to {{resizeMegapixels}} megapixels.',
      },
      {
        id: 'preview',
        question: 'Can I see a result before I pay?',
        answer:
          'Yes, in nearly every tool. A preview shows the same work at up to {{preview}} megapixels and costs nothing. Some tools look first by themselves and tell you when your picture may give a poor result.',
      },
      {
        id: 'many',
        question: 'I have hundreds of photos. What then?',
        answer:
          '“Many photos” runs one tool with the same settings on up to {{batch}} of them. You see each one’s state, run only the failed ones again, and take all results as one ZIP.',
      },
    ],
  },
  {
    id: 'results',
    title: 'Pictures and results',
    questions: [
      {
        id: 'size',
        question: 'Is the result smaller than my photo?',
        answer:
          'A paid cutout has every pixel of your photo. Tools that make new pictures name their size on their page. Only previews are small.',
      },
      {
        id: 'mend',
        question: 'The edge is wrong. What can I do?',
        answer:
          'Open “Refine cutout” and draw over what should stay or go; one rough stroke is often enough. It works in your browser, as often as you like, and what you see is what you get.',
      },
      {
        id: 'again',
        question: 'Can I download a result again?',
        answer:
          'Yes, under “My pictures”, for {{results}} days and without paying again. After that it is deleted, so keep your own copy.',
      },
      {
        id: 'next',
        question: 'Can I go on with a result in another tool?',
        answer:
          'Yes. Below a result stand the tools it can go to next: cut out first, then set in a room, then enlarge.',
      },
      {
        id: 'selling',
        question: 'May I use results commercially?',
        answer:
          'Yes. Results are yours to use, also for selling, as far as the law and the rights of others allow. You need the rights to the pictures that you put in.',
      },
      {
        id: 'consent',
        question: 'May I use pictures of other people?',
        answer:
          'Only with their consent, above all for face swap and virtual fitting. Pictures meant to deceive, harass or undress somebody are forbidden, and so is anything that sexualises minors.',
      },
    ],
  },
  {
    id: 'money',
    title: 'Credits and payment',
    questions: [
      {
        id: 'price',
        question: 'What does a picture cost?',
        answer:
          'Each tool has its price in credits, and the button names it before you press it. All prices stand on the page of tools; what credits cost stands on the pricing page.',
      },
      {
        id: 'failed',
        question: 'A job failed. Am I charged?',
        answer:
          'No. Credits are held when a job starts and taken only when it succeeds. What fails or is stopped gives them back by itself.',
      },
      {
        id: 'disliked',
        question: 'A result is fine, but I don’t like it. Do I get the credits back?',
        answer:
          'No: the work was done. That is what free previews are for. If a result is plainly broken, write to us with the time and the tool.',
      },
      {
        id: 'rollover',
        question: 'Do credits expire?',
        answer:
          'Those of a plan roll over up to {{rollover}} months’ worth and stay for {{afterPlan}} days after the plan ends. Packs last {{packYears}} years. Free credits do not expire.',
      },
      {
        id: 'cancel',
        question: 'How do I cancel or change my plan?',
        answer:
          'In your account under “Plan”. A cancelled plan runs on to the end of what is paid; a smaller plan begins with the next period.',
      },
      {
        id: 'invoices',
        question: 'Where are my invoices?',
        answer: 'In your account under “Bills”, each with its document.',
      },
    ],
  },
  {
    id: 'privacy',
    title: 'Privacy',
    questions: [
      {
        id: 'kept',
        question: 'How long do you keep my pictures?',
        answer:
          'What you upload {{inputs}} days, results {{results}} days. Deleting a job deletes its files at once.',
      },
      {
        id: 'training',
        question: 'Do you train models on my pictures?',
        answer:
          'No. They are used for the job you asked for and for nothing else, and nobody else can open them.',
      },
      {
        id: 'location',
        question: 'Is my location in the file?',
        answer:
          'No. Camera data and GPS are removed from what you upload before any work begins, and a result carries none.',
      },
      {
        id: 'export',
        question: 'How do I get or delete what you know about me?',
        answer:
          'In your account under “Profile”: one button gives you everything as one ZIP, another deletes the account with all pictures.',
      },
    ],
  },
  {
    id: 'account',
    title: 'Account and sign-in',
    questions: [
      {
        id: 'no-mail',
        question: 'The sign-in link does not arrive.',
        answer:
          'It usually takes seconds. Look among spam, and check the address for a slip. A link works once and for {{linkMinutes}} minutes; ask for a new one after that.',
      },
      {
        id: 'password',
        question: 'Can I have a password?',
        answer: 'Yes, in your account under “Security”. Links and Google go on working beside it.',
      },
      {
        id: 'devices',
        question: 'Where am I signed in?',
        answer: '“Security” lists every device. You can sign out one of them, or all at once.',
      },
    ],
  },
  {
    id: 'shops',
    title: 'For shops',
    questions: [
      {
        id: 'store-app',
        question: 'Is there an app for my store?',
        answer:
          'Yes, for Shopify. It works inside your admin, on one product or on hundreds, and publishes to the product. The page for shops tells what it does, its plans and how to install it.',
      },
      {
        id: 'undo',
        question: 'I published the wrong picture.',
        answer:
          'Open the product in the app: everything you published stands there with its Undo, for {{undoDays}} days and your newest {{maxOriginals}} pictures.',
      },
      {
        id: 'join',
        question: 'Can store and account share their credits?',
        answer: 'Yes. Join them in the app, under Help.',
      },
    ],
  },
  {
    id: 'developers',
    title: 'For developers',
    questions: [
      {
        id: 'api',
        question: 'Is there an API?',
        answer:
          'Yes, the one that the site itself uses, with the same account, credits and prices. The developers’ page has a whole example and lists every call.',
      },
      {
        id: 'limits',
        question: 'How many requests may I make?',
        answer:
          'They are limited by the minute. Beyond the limit the API answers 429 and says in Retry-After when to go on.',
      },
    ],
  },
];
