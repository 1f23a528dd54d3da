import { defineConfig } from '@playwright/test';
import { chooseProduct, journeyConfig } from '@tintory/journeys';

const product = await chooseProduct();

export default defineConfig(
  journeyConfig(product, {
    // The admin's site. The app it frames is on localhost: another one.
    baseURL: `http://127.0.0.1:${product.SANDBOX_PORT}`,
    // Third-party cookies are blocked, as browsers do.
    args: ['--test-third-party-cookie-phaseout'],
  }),
  { timeout: 90_000, use: { actionTimeout: 30_000 } },
);
