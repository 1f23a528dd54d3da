import type { SharedStory } from '../../tool-story.ts';

export const shared: SharedStory = {
  how: 'How it works',
  expect: 'What to expect',
  good: 'Made for',
  limits: 'Not made for',
  terms: 'Plain terms',
  questions: 'Questions',
  resultSize: 'How large is the result?',
  facts: {
    price: { value: '{{price}}', text: 'for a result at full size, taken only if it succeeds.' },
    pricePerPicture: {
      value: '{{price}}',
      text: 'for each picture at full size, taken only if it succeeds.',
    },
    preview: { value: 'Free', text: 'for a preview of up to {{preview}} megapixels.' },
    photo: {
      value: '{{megapixels}} MP',
      text: 'is the largest photo, {{megabytes}} MB the largest file.',
    },
    words: {
      value: '{{characters}} characters',
      text: 'to say what you want, in English, German or Arabic.',
    },
    photoKept: {
      value: '{{results}} days',
      text: 'to download a result again, free. Your photo is deleted after {{inputs}} days.',
    },
    resultKept: { value: '{{results}} days', text: 'to download a result again, free.' },
    freePrice: { value: 'Free', text: 'without credits and without an account.' },
    noUpload: {
      value: 'No upload',
      text: 'Your own browser opens the photo and saves the result.',
    },
    ownPhoto: {
      value: '{{ownMegapixels}} MP',
      text: 'is the largest photo, {{megabytes}} MB the largest file.',
    },
  },
  asked: {
    photoSize: {
      question: 'How large may my photo be?',
      answer:
        'Up to {{megabytes}} MB and {{megapixels}} megapixels, as PNG, JPEG, WebP, AVIF or GIF. Of a GIF the first frame counts.',
    },
    cost: {
      question: 'What does it cost?',
      answer:
        '{{price}} for a result at full size. What fails or what you stop costs nothing, and for {{results}} days a result downloads again without another charge. You sign in by e-mail, and a new account has {{freeCredits}} to begin with.',
    },
    costPerPicture: {
      question: 'What does it cost?',
      answer:
        '{{price}} for each picture you ask for. What fails or what you stop costs nothing, and for {{results}} days the pictures download again without another charge. You sign in by e-mail, and a new account has {{freeCredits}} to begin with.',
    },
    preview: {
      question: 'Do I pay for a preview?',
      answer:
        'No. It has up to {{preview}} megapixels, and you may make as many as you like, only not all in one minute.',
    },
    previewFirst: {
      question: 'Do I pay for a preview?',
      answer:
        'No. It has up to {{preview}} megapixels. One is also made by itself before the first paid run: if something about it is doubtful, you see that first, and nothing is taken.',
    },
    privacy: {
      question: 'What happens to my photo?',
      answer:
        'It is used for your job alone, and no model is trained on it. Camera data and location are taken out before work begins. It is deleted after {{inputs}} days and the result after {{results}}, or both at once when you delete the job.',
    },
    resultPrivacy: {
      question: 'Who sees what I make?',
      answer:
        'Only you. No model is trained on it. The result is deleted after {{results}} days, or at once when you delete it.',
    },
    rights: {
      question: 'May I sell the results?',
      answer:
        'Yes, as far as the law and the rights of others allow. What you upload stays yours, and you need the right to use it.',
    },
    freeCost: {
      question: 'Why is it free?',
      answer:
        'Your own device does the work, so there is nothing to charge for. You need neither credits nor an account.',
    },
    noUpload: {
      question: 'What happens to my photo?',
      answer:
        'It stays on your device: nothing is uploaded, and nothing is kept when you close the page. Save the result before you leave.',
    },
  },
};
