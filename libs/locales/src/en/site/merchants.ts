/** The page for owners of a store. */
export const merchants = {
  title: 'Product pictures, without leaving your store',
  lead: 'The Tintory app works inside your Shopify admin. Choose products, run a tool on one picture or on hundreds, compare, publish. And take it back if you change your mind.',
  metaTitle: 'Product pictures for Shopify stores',
  metaDescription:
    'A Shopify app that cuts out, sets in scene and enlarges product pictures, on one product or hundreds, and publishes them with undo. Plans and how to install.',
  install: 'Install the app',
  seePlans: 'See the plans',
  example: 'A teapot on plain grey, and the same teapot in window light',
  does: {
    title: 'What it does in your store',
    choose: {
      title: 'Works on your catalogue',
      text: 'It lists your products and their pictures. Search, choose, and run one tool with the same settings on up to {{batch}} pictures at a time.',
    },
    compare: {
      title: 'Shows before it publishes',
      text: 'Old and new stand side by side. Nothing in your store changes until you publish, and you choose picture by picture.',
    },
    publish: {
      title: 'Keeps its place and its words',
      text: 'A result takes the place of the old picture in the product and keeps its alt text, or joins the others. You can write a better one on the way.',
    },
    undo: {
      title: 'Can be taken back',
      text: 'For {{undoDays}} days one click puts the old picture back, for your newest {{maxOriginals}} pictures. A batch takes back all of its own at once.',
    },
    bill: {
      title: 'Billed by your store',
      text: 'The plan is on your Shopify bill. Each picture beyond it costs a small fee, and never more than a limit that you set.',
    },
    leave: {
      title: 'Leaves cleanly',
      text: 'Uninstall, and the plan ends and what we hold of your store is deleted. What you published stays in your store.',
    },
  },
  tools: { title: 'What stores use most', all: 'All tools and prices' },
  plans: {
    title: 'Plans',
    lead: 'By how many pictures you make in a month. Every plan has every tool, at full size.',
    volume: 'Pictures a month',
    month: 'A month',
    credits: 'Credits',
    each: 'Beyond, a picture',
    cap: 'At most beyond',
    about: 'about {{amount}}',
    note: 'A picture takes {{credits}} credits in the tools for product pictures, fewer in others. The limit counts over {{days}} days. You can change or cancel at any time; your credits stay.',
    failed: 'The plans did not load.',
    again: 'Try again',
    loading: 'The plans are loading',
  },
  steps: {
    title: 'How to install',
    open: {
      title: 'Open the app’s page',
      text: 'In the Shopify App Store, or by the button here, signed in as somebody who may install apps.',
    },
    agree: {
      title: 'Agree to what it may do',
      text: 'It asks to read and change products and files: that is how pictures get in and out. It sees no orders and no customers.',
    },
    start: {
      title: 'Choose your first products',
      text: 'The app opens in your admin and needs no other account. {{freeCredits}} credits are free, and so are small previews; then choose a plan.',
    },
    missing: 'Search for “Tintory” in your admin, under Apps.',
  },
  questions: {
    title: 'Asked by merchants',
    account: {
      question: 'I have a Tintory account. Do I need a second one?',
      answer:
        'No. Join the two in the app, under Help. Credits and results are then the same in both places.',
    },
    originals: {
      question: 'What happens to my original pictures?',
      answer:
        'What a result replaces is kept for {{undoDays}} days so that it can be put back. Photos you work on are deleted here after {{inputs}} days, results after {{results}} days.',
    },
    rights: {
      question: 'May I use the results for selling?',
      answer:
        'Yes. Results are yours, also commercially, as far as the law and the rights of others allow.',
    },
    used: {
      question: 'What if the credits of the month are used up?',
      answer:
        'Each further picture costs the fee of your plan, up to its limit in {{days}} days. At the limit the app stops and asks; it never goes beyond by itself.',
    },
  },
} as const;
