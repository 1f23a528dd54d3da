export const legal = {
  privacy: {
    title: 'Privacy policy',
    intro:
      'Your pictures are yours. This page says what we keep of them and of you, for how long, and why.',
    what: {
      title: 'What we collect',
      text: 'The pictures you upload, the results made from them, your e-mail address when you sign in, and a record of jobs and credits. Servers note requests with a time, an address and a technical identifier, to keep the service running and to stop abuse.',
    },
    pictures: {
      title: 'Your pictures',
      text: 'They are used for the job you asked for and nothing else. We do not train models on them and show them to no one. Camera data and location are removed before work begins. Uploads are deleted after {{inputs}} days, results after {{results}} days, and both at once when you delete the job. A picture of your store that you replace is kept for {{undoDays}} days, the newest {{maxOriginals}} of each store, so that you can put it back.',
    },
    account: {
      title: 'Your account',
      text: 'Your e-mail address identifies you and receives sign-in links and notices about your credits. We send no advertising and sell nothing about you.',
    },
    browser: {
      title: 'In your browser',
      text: 'We keep your session, your language and your choice of appearance in the browser, and the photo you are working on with its settings, so that signing in or loading the page again loses nothing. That photo is yours alone: no other account gets it. It is deleted when you sign out, and an hour after your last change. If Tintory is closed by then, it is deleted as soon as Tintory is opened again in that browser. There are no advertising cookies. We count which pages are read as sums by day, without cookies and without knowing who read them, and not at all where your browser asks for that. Should this site ask you about services of others, they are loaded only after your consent, which you can take back at the end of each page.',
    },
    others: {
      title: 'Who helps us',
      text: 'Providers of hosting, mail and, when you buy, payment handle data for us under contract and only for that purpose. Card numbers never reach our servers. When you order a print, the print shop and its carrier get what they need for it: your picture, name, address, e-mail and phone number.',
    },
    rights: {
      title: 'Your rights',
      text: 'You may see, correct, export or delete what we hold about you, object to its use, and complain to a supervisory authority. Write to us from your account’s address, and we answer within a month.',
    },
  },
  terms: {
    title: 'User terms',
    intro: 'The rules between you and us when you use the tools. They are short on purpose.',
    service: {
      title: 'The service',
      text: 'We offer tools that edit and create pictures. Results come from automatic processes and may be imperfect; look at them before you rely on them. Files may have up to {{megabytes}} MB.',
    },
    pictures: {
      title: 'Your pictures and results',
      text: 'You keep all rights in what you upload, and you need those rights to upload it. You allow us to process it for your job. Results are yours to use, commercially too, as far as the law and the rights of others allow.',
    },
    credits: {
      title: 'Credits',
      text: 'Every job shows its price in credits before it starts. Credits are held when it starts and taken only when it succeeds; a failed or cancelled job costs nothing. Credits cannot be paid out or passed on.',
    },
    conduct: {
      title: 'What is not allowed',
      text: 'No unlawful content, no pictures of people used to deceive, harass or undress them, no pictures that sexualise minors, no attempts to break, overload or copy the service. We may stop jobs and close accounts that do this.',
    },
    limits: {
      title: 'Liability',
      text: 'We are liable without limit for intent and gross negligence and where the law demands it. Otherwise our liability is limited to foreseeable damage typical of the contract. Keep your own copies: results are deleted after {{results}} days.',
    },
    ending: {
      title: 'Changes and ending',
      text: 'You can stop at any time and delete your account. If we change these terms in a way that matters, we tell you beforehand, and you may leave with your unused paid credits refunded.',
    },
  },
} as const;
