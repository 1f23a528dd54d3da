import type { PlaywrightTestConfig } from '@playwright/test';
import type { Product } from './choose-product.ts';

type Browser = {
  /** Where relative addresses lead. */
  baseURL: string;
  args?: string[];
};

/** How journeys run: one after the other, in the browser at hand, over a product started for them. */
export const journeyConfig = (product: Product, { baseURL, args = [] }: Browser) => {
  const chromium = process.env['CHROMIUM_PATH'];
  return {
    testDir: './src/journeys',
    // The two processors are the image engine's, and what is set up is everybody's.
    workers: 1,
    timeout: 60_000,
    expect: { timeout: 15_000 },
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
