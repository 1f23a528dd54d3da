export const home = {
  title: 'Your subject. Nothing else.',
  lead: 'Drop a photo. Tintory lifts out the person, pet or product at full size, soft edges included.',
  choose: 'Choose a photo',
  dropHere: 'or drop one anywhere on this page',
  dropNow: 'Let go to remove the background',
  formats: 'PNG, JPEG, WebP, AVIF or GIF, up to {{megabytes}} MB',
  start: '{{credits}} credits free. No card.',
  before: 'Before',
  after: 'After',
  compare: 'Compare before and after',
  comparePart: '{{percent}} % of the result shown',
  sampleAlt: 'Drawing of coral headphones on pale blue',
  backdrop: {
    label: 'Ground behind the result',
    board: 'Transparent',
    coral: 'Coral',
    sun: 'Sun yellow',
    sky: 'Sky blue',
  },
  how: {
    title: 'Three moves',
    drop: {
      title: 'Drop',
      text: 'Drag, paste or pick. You see your photo at once, and the price before anything starts.',
    },
    watch: {
      title: 'Watch',
      text: 'The outline is found, hair and fur drawn out softly, old colour washed out of the edge.',
    },
    keep: {
      title: 'Keep',
      text: 'Compare, choose transparency, a colour or a blur, and take the file in its full size.',
    },
  },
  others: { title: 'More than cutouts' },
  facts: {
    title: 'Plain terms',
    price: { value: '1 credit', text: 'a picture, at full resolution. The button always says so.' },
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
    size: {
      question: 'Is the result smaller than my photo?',
      answer:
        'No. A paid result has every pixel of the original, up to {{megapixels}} megapixels. Only the free preview is small.',
    },
    hair: {
      question: 'What about hair, fur and glass?',
      answer:
        'The edge keeps soft transparency instead of a hard cut, so strands blend into whatever you put behind them. Clear glass is still hard; you can mark what to keep with a stroke.',
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
