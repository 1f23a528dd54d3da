import type { PlaywrightTestConfig } from '@playwright/test';
import type { Product } from './choose-product.ts';

type Browser = {
  /** Base of relative URLs. */
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
    timeout: 240_000,
    expect: { timeout: 30_000 },
    forbidOnly: true,
    outputDir: './test-results',
    use: {
      baseURL,
      locale: 'en-GB',
      // Journeys cannot intercept a service worker's responses; only its own journey allows it.
      serviceWorkers: 'block' as const,
      // Tracing takes a third of the time; use `--trace on` to debug.
      screenshot: 'only-on-failure',
      launchOptions: {
        ...(chromium ? { executablePath: chromium } : {}),
        args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', ...args],
      },
    },
    webServer: {
      command: 'node ../../tools/start/src/start.mjs',
      // The apps are ready before the API.
      url: `http://localhost:${product.API_PORT}/readyz`,
      // Each journey uses its own proxy, see visitor-test.ts. One day of the print shop takes one
      // second.
      env: { ...product, TRUST_PROXY: '1', PRINT_DAY_SECONDS: '1' },
      timeout: 180_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    },
  } satisfies PlaywrightTestConfig;
};
