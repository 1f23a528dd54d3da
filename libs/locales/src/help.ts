export const helpTopicIds = [
  'start',
  'results',
  'money',
  'privacy',
  'account',
  'shops',
  'developers',
] as const;
export type HelpTopicId = (typeof helpTopicIds)[number];

/** Numbers come from the rules: `{{megapixels}}` and the like are filled in. */
export type HelpQuestion = { id: string; question: string; answer: string };

export type HelpTopic = { id: HelpTopicId; title: string; questions: readonly HelpQuestion[] };
