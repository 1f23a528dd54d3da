export const home = {
  title: 'Drop a photo. Choose what it becomes.',
  lead: '{{tools}} tools cut out, set the scene, swap, dress, paint and enlarge. The price stands on every button, and only what works is charged.',
  choose: 'Choose a photo',
  becomes: 'What it becomes',
  chosen: '{{tool}} · {{price}}',
  dropHere: 'or drop one anywhere on this page',
  dropNow: 'Let go: {{tool}}',
  formats: 'PNG, JPEG, WebP, AVIF or GIF, up to {{megabytes}} MB',
  start: '{{credits}} credits free. No card.',
  before: 'Before',
  after: 'After',
  compare: 'Compare before and after',
  comparePart: '{{percent}} % of the result shown',
  sampleAlt: 'A porcelain cup of tea on its saucer',
  exampleAlt: '{{tool}}: before and after',
  backdrop: {
    label: 'Ground behind the result',
    board: 'Transparent',
    coral: 'Coral',
    sun: 'Sun yellow',
    sky: 'Sky blue',
  },
  works: {
    title: 'What the tools do to a picture',
    lead: 'Drag a handle. Each pair was made with the tool below it, as you would make it.',
    fromWords: 'From “{{words}}”',
    words: {
      text_to_image: 'a red car on a beach at sunset',
      text_to_tattoo: 'a butterfly and a crescent moon',
    },
    all: 'All tools and prices',
  },
  merchants: {
    title: 'You have a shop?',
    text: 'The Shopify app runs the same tools on one product picture or on hundreds, inside your admin. It publishes to the product, and takes it back when you change your mind.',
    action: 'What it does for shops',
  },
  prices: {
    title: 'You pay for pictures, not for trying',
    text: '{{credits}} credits are free to begin with, without a card. After that, two ways:',
    month: {
      title: 'Every month',
      from: 'from {{price}}',
      text: 'Fresh credits each month. What is left rolls over.',
    },
    pack: {
      title: 'Pay as you go',
      from: 'from {{price}}',
      text_one: 'Once, without a subscription. Packs last {{count}} year.',
      text_other: 'Once, without a subscription. Packs last {{count}} years.',
    },
    all: 'All plans and packs',
  },
  facts: {
    title: 'Plain terms',
    price: {
      value: '{{from}} to {{to}}',
      text: 'credits a picture, by the tool, at full size. The button always says so.',
    },
    failed: { value: '0 credits', text: 'when something fails or you cancel. No form to fill in.' },
    inputs: {
      value_one: '{{count}} day',
      value_other: '{{count}} days',
      text: 'until your original is deleted. You can do it at once.',
    },
    results: {
      value_one: '{{count}} day',
      value_other: '{{count}} days',
      text: 'to download a result again, without paying again.',
    },
  },
  faq: {
    title: 'Asked often',
    more: 'All questions',
    size: {
      question: 'Is the result smaller than my photo?',
      answer:
        'A paid cutout has every pixel of the original, up to {{megapixels}} megapixels; tools that make new pictures name their size. Only the free preview is small.',
    },
    liking: {
      question: 'What if I don’t like the result?',
      answer:
        'Look first: nearly every tool has a free preview, the same picture smaller. What fails or is stopped costs nothing; a finished result is charged.',
    },
    selling: {
      question: 'May I sell what I make?',
      answer:
        'Yes. Results are yours, also for commercial use, as far as the law and the rights of others allow.',
    },
    training: {
      question: 'Do you train on my pictures?',
      answer:
        'No. They are private to your account, are used for the job you asked for, and are deleted on schedule.',
    },
    account: {
      question: 'Do I need an account?',
      answer:
        'An e-mail address is enough. You get a link, no password, and the photo you dropped waits for you meanwhile.',
    },
    metadata: {
      question: 'Is my location in the file?',
      answer: 'No. Camera data and GPS are stripped from what you upload before it is worked on.',
    },
  },
  closing: {
    title: 'Try it with the hardest photo you have',
  },
} as const;
