/** Three steps for whoever sees a workbench for the first time. */
export const tour = {
  label: 'A short tour',
  step: '{{step}} of {{count}}',
  next: 'Next',
  done: 'Got it',
  skip: 'Skip the tour',
  begin: {
    title: 'Begin with a picture',
    text: 'Choose a photo or drop one anywhere. Just looking? The samples can be tried as they are.',
  },
  words: {
    title: 'Begin with words',
    text: 'Write what you would like to see. The samples show what the tool understands.',
  },
  price: {
    title: 'The price comes first',
    text: 'Your settings stand here, and the button always names the price. What fails or is stopped costs nothing.',
  },
  results: {
    title: 'Nothing gets lost',
    text: 'Every result is kept under “My pictures” for {{days}} days and downloads again without another charge.',
  },
} as const;
