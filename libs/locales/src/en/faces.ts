/** About the faces of a photo, where a tool looks for them. */
export const faces = {
  label: 'Faces found',
  one: 'Face {{number}} of {{total}}',
  searching: 'Looking for faces …',
  failed: 'The faces could not be looked for.',
  waiting_one:
    'You asked for a lot in the last minute. The faces are looked for again after {{count}} second.',
  waiting_other:
    'You asked for a lot in the last minute. The faces are looked for again after {{count}} seconds.',
  signIn: 'Sign in, and the faces are looked for. Your photo stays here.',
  choose: 'Press the faces that should change.',
  consent: 'Only use faces of people who agreed to it.',
  match:
    'One picture goes onto every face chosen. Several go on in the order of the numbers: choose as many pictures as faces.',
  most: 'At most {{most}} faces go at once. Press a chosen one to give it up.',
} as const;
