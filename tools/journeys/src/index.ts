export { chooseProduct } from './choose-product.ts';
export { findBarriers } from './find-barriers.ts';
export { journeyConfig } from './journey-config.ts';
export { readSignInLink } from './read-sign-in-link.ts';
export { test } from './visitor-test.ts';
