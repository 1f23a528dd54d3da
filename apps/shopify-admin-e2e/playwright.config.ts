import { defineConfig } from '@playwright/test';
import { chooseProduct, journeyConfig } from '@tintory/journeys';

const product = await chooseProduct();

export default defineConfig(
  journeyConfig(product, {
    // The admin's site. The app in its frame is on localhost, so it is third-party.
    baseURL: `http://127.0.0.1:${product.SANDBOX_PORT}`,
    // Third-party cookies are blocked, as browsers do.
    args: ['--test-third-party-cookie-phaseout'],
  }),
  { timeout: 90_000, use: { actionTimeout: 30_000 } },
);
