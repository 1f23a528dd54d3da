import type { PlaywrightTestConfig } from '@playwright/test';
import type { Product } from './choose-product.ts';

type Browser = {
  /** Where relative addresses lead. */
  baseURL: string;
  args?: string[];
};

/** How journeys run: two at a time, in the browser at hand, over a product started for all of them. */
export const journeyConfig = (product: Product, { baseURL, args = [] }: Browser) => {
  const chromium = process.env['CHROMIUM_PATH'];
  return {
    testDir: './src/journeys',
    // Each has an account or a store of its own, so none meets what another one left.
    fullyParallel: true,
    workers: 2,
    timeout: 90_000,
    expect: { timeout: 20_000 },
    forbidOnly: true,
    outputDir: './test-results',
    use: {
      baseURL,
      locale: 'en-GB',
      // What it answers no journey could hold back; the one that is about it lets it in.
      serviceWorkers: 'block' as const,
      // A trace takes a third of the time: whoever looks for a fault asks for one by `--trace on`.
      screenshot: 'only-on-failure',
      launchOptions: {
        ...(chromium ? { executablePath: chromium } : {}),
        args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', ...args],
      },
    },
    webServer: {
      command: 'node ../../tools/start/src/start.mjs',
      // The apps are there before the server that they ask.
      url: `http://localhost:${product.API_PORT}/readyz`,
      // Each journey goes through a proxy of its own: see visitor-test.ts.
      // A day of the print shop's takes a second.
      env: { ...product, TRUST_PROXY: '1', PRINT_DAY_SECONDS: '1' },
      timeout: 180_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    },
  } satisfies PlaywrightTestConfig;
};
