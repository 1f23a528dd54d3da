export { chooseProduct } from './choose-product.ts';
export { findBarriers } from './find-barriers.ts';
export { journeyConfig, merchantJourneys, webJourneys } from './journey-config.ts';
export { readMail } from './read-mail.ts';
export { readSignInLink } from './read-sign-in-link.ts';
export { signIn, type SessionTokens } from './sign-in.ts';
export { test } from './visitor-test.ts';
