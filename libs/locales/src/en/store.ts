/** Choosing from a merchant's store, in both apps. */
export const store = {
  picker: {
    product: 'Choose a product',
    image: 'Choose a product picture',
    search: 'Search products',
    clear: 'Clear the search',
    loading: 'Looking through your products',
    nothing: 'No search results',
    failed: 'Your products did not load. Check your connection and try again.',
    imagesFailed: 'These pictures did not load.',
    reload: 'Try again',
    more: 'Load more',
    moreImages: 'More pictures',
    noImages: 'This product has no pictures yet.',
    chosen: 'Chosen',
    chooseThis: 'Choose: {{name}}',
  },
  join: {
    title: 'Join your store',
    text: 'Join this store to your account, and its pictures, credits and history are in one place.',
    action: 'Join the store',
    signInFirst: 'Sign in to the account that should have the store.',
    signIn: 'Sign in',
    done: 'Your store {{shop}} is joined.',
    failed: 'This did not work. Ask for a new link in the app in your store.',
    taken: 'This account has a store already. Sign in to another one.',
    back: 'To your pictures',
  },
  planDone: {
    title: 'Your plan',
    checking: 'Asking your store about the charge …',
    active: 'Your plan is active, and its credits are here.',
    activeUpTo: 'Your plan is active: {{credits}}. The limit for pictures beyond it is {{cap}}.',
    sameCap:
      'Your limit is still {{cap}}. If you agreed to {{asked}} on your store’s page, it appears here as soon as your store confirms it.',
    pending:
      'Nothing has changed. If you agreed on your store’s page, it appears here as soon as your store confirms it.',
    later:
      'Your present plan goes on until {{date}}. If you agreed to the smaller one on your store’s page, it begins then.',
    close: 'You can close this tab and go on where you were.',
    back: 'Go on',
  },
} as const;
