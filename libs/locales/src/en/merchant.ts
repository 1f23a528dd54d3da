import { merchantWork } from './merchant-work.ts';

/** The app inside a store's admin. */
export const merchant = {
  nav: {
    home: 'Home',
    products: 'Products',
    tools: 'Tools',
    print: 'Print',
    history: 'Results',
    plans: 'Plans',
    help: 'Help',
  },
  connect: {
    absentTitle: 'Open this app from your store’s admin',
    absentText:
      'It works inside the admin, which signs you in. Choose it there in the list of your apps.',
    refusedTitle: 'Your store could not be signed in',
    refusedText: 'Open the app once more from your store’s admin. If this stays, install it again.',
    offlineTitle: 'No connection',
    offlineText: 'Nothing is lost. Check your connection and try again.',
    retry: 'Try again',
  },
  home: {
    title: 'Home',
    lead: 'Better product pictures, without leaving your store.',
    next: 'What to do next',
    done: 'Done',
    steps: {
      choose: {
        title: 'Choose products',
        text: 'Pick product pictures and run a tool on one or on hundreds.',
        action: 'Choose products',
      },
      publish: {
        title: 'Publish to your store',
        text: 'Compare old and new, keep the alt text, publish. For {{undoDays}} days you can undo it, for your newest {{maxOriginals}} pictures.',
        action: 'Open your results',
      },
      plan: {
        title: 'Choose a plan',
        text: 'Credits every month for the number of pictures your store needs.',
        action: 'See the plans',
      },
      explore: {
        action: 'All tools',
      },
    },
    recent: 'Latest results',
    allResults: 'All results',
    open: 'Open the result of {{tool}}, {{date}}',
    recentEmpty: 'Your latest results appear here.',
    recentFailed: 'Your results did not load.',
  },
  plan: {
    title: 'Plan and usage',
    none: 'No plan yet',
    monthly_one: '{{amount}} credit a month',
    monthly_other: '{{amount}} credits a month',
    credits: 'Credits',
    left_one: '{{amount}} left',
    left_other: '{{amount}} left',
    renews: 'New credits on {{date}}',
    ends: 'Your plan ends on {{date}}',
    pastDue: 'Your store’s last bill is not paid. Pay it in the admin to get new credits.',
    usage: 'Pictures beyond the plan',
    used: '{{used}} of {{cap}}',
    fee: '{{fee}} for each picture, {{cap}} at most in {{days}} days',
    resets: 'Starts again on {{date}}',
    beyond: 'Beyond your credits: {{fee}} a picture, {{used}} of {{cap}} used',
    capNear: 'The limit is nearly reached.',
    capReached: 'The limit for pictures beyond the plan is reached.',
    failed: 'Your plan did not load.',
    choose: 'Choose a plan',
    change: 'Change plan',
  },
  tools: {
    title: 'Tools',
    lead: 'Choose what to do with a product photo.',
    cost_zero: 'Free',
    cost_one: '{{count}} credit a picture',
    cost_other: '{{count}} credits a picture',
    each: 'The price of the tool for each picture',
    free: 'Free, in your browser',
  },
  history: {
    unknownProduct: 'One product alone',
    anyProduct: 'Show all products again',
    oneProduct: 'Product: {{title}}',
    allProducts: 'All products',
  },
  ...merchantWork,
  notFound: {
    title: 'There is no page here',
    text: 'The address may have changed.',
    action: 'Go to the start',
  },
  help: {
    title: 'Help',
    lead: 'Short answers to what merchants ask first.',
    start: {
      title: 'How do I begin?',
      text: 'Choose products under Products and run a tool on their pictures, on one or on hundreds. Compare old and new, then publish: the picture is in your store.',
    },
    undo: {
      title: 'How do I get an old picture back?',
      text: 'Open the product: below its pictures stands everything you published, each with its Undo. A batch takes back all of its pictures at once. What you replaced is kept for {{undoDays}} days, the newest {{maxOriginals}} pictures of your store; after that it cannot be put back.',
    },
    credits: {
      title: 'What do credits cost, and when?',
      text: 'The price stands on the button before you press it. Only a finished picture is charged; what fails or is stopped costs nothing.',
    },
    cap: {
      title: 'What happens when the credits are used up?',
      text: 'With a plan, each further picture is charged at the small fee of the plan, up to its limit in {{days}} days. Nothing is charged beyond it, and you can raise it at any time.',
    },
    kept: {
      title: 'How long are pictures kept?',
      text: 'Your photos {{inputs}} days, results {{results}} days. Deleting a result deletes its files at once.',
    },
    leave: {
      title: 'What happens when I uninstall the app?',
      text: 'Your plan ends and your pictures are deleted here. Pictures you put into your store stay there.',
    },
    contact: {
      write: 'Write a message',
      title: 'Write to us',
      text: 'No answer here? Write to us: a person reads every mail.',
      subject: 'Question from {{shop}}',
      copy: 'Copy',
      copyThis: 'Copy the address {{address}}',
      copied: 'The address is copied',
      notCopied: 'Copying did not work. The address is {{address}}',
    },
    more: 'Just looking around?',
    moreText:
      'Look at the samples on each tool’s page: they can be tried without a photo of yours.',
  },
} as const;
