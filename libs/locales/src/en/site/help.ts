/** The help page and the one to write to us. */
export const help = {
  title: 'Help',
  lead: 'Answers to what people ask, in plain words.',
  metaDescription:
    'Answers about pictures, credits, privacy, accounts, the store app and the API of Tintory.',
  search: 'Search the answers',
  topics: 'Topics',
  none: 'No answer mentions “{{words}}”.',
  found_one: '{{count}} answer',
  found_other: '{{count}} answers',
  clear: 'Show everything',
  failed: 'The answers did not load.',
  again: 'Try again',
  write: {
    title: 'No answer here?',
    text: 'Write to us. A person reads every message.',
    action: 'Contact',
  },
  contact: {
    title: 'Write to us',
    lead: 'A person reads every message and answers by mail.',
    metaDescription: 'How to reach the people behind Tintory, and what helps them to help you.',
    mail: 'Our address',
    noMail: 'The operator of this site has not named an address.',
    tell: 'What helps us to help you',
    tells: {
      account: 'Write from the address of your account, so that we can find your jobs.',
      job: 'For a result that went wrong: which tool, and about when. The page of the result has its own address; copy it along.',
      picture:
        'Send no pictures that you would not show us. We look at yours only when you ask us to.',
    },
    first: 'Before you write',
    firstHelp: 'The quickest answer may be on the <help>help page</help>.',
    firstStatus: 'Something does not work? The <status>status page</status> tells what is known.',
    firstApi: 'Building with the API? The <api>developers’ page</api> lists every call.',
  },
} as const;
