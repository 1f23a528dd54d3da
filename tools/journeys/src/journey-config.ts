import { join } from 'node:path';
import type { PlaywrightTestConfig, Project } from '@playwright/test';
import type { Product } from './choose-product.ts';

const root = join(import.meta.dirname, '../../..');
const journeysOf = (project: string) => join(root, 'apps', project, 'src', 'journeys');

const launch = (...more: string[]) => {
  const chromium = process.env['CHROMIUM_PATH'];
  return {
    ...(chromium ? { executablePath: chromium } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', ...more],
  };
};

/** Journeys of visitors and members. */
export const webJourneys = ({ WEB_PORT }: Product) =>
  ({
    name: 'web',
    testDir: journeysOf('web-e2e'),
    timeout: 240_000,
    use: { baseURL: `http://localhost:${WEB_PORT}`, launchOptions: launch() },
  }) satisfies Project;

/** Journeys of merchants, in the frame of a store's admin. */
export const merchantJourneys = ({ SANDBOX_PORT }: Product) =>
  ({
    name: 'merchants',
    testDir: journeysOf('shopify-admin-e2e'),
    timeout: 240_000,
    use: {
      // The admin's site. The app in its frame is on localhost, so it is third-party.
      baseURL: `http://127.0.0.1:${SANDBOX_PORT}`,
      actionTimeout: 30_000,
      // Third-party cookies are blocked, as browsers do.
      launchOptions: launch('--test-third-party-cookie-phaseout'),
    },
  }) satisfies Project;

/** How journeys run: two at a time, in the browser at hand, over one product started for all of them. */
export const journeyConfig = (product: Product, projects: Project[]) =>
  ({
    projects,
    // Each has an account or a store of its own, so none meets what another one left.
    fullyParallel: true,
    workers: 2,
    expect: { timeout: 30_000 },
    forbidOnly: true,
    // Two browsers and the product share a machine: what fails once is tried again, and then named.
    retries: 1,
    outputDir: './test-results',
    use: {
      locale: 'en-GB',
      // Journeys cannot intercept a service worker's responses; only its own journey allows it.
      serviceWorkers: 'block' as const,
      // Tracing takes a third of the time; use `--trace on` to debug.
      screenshot: 'only-on-failure',
    },
    webServer: {
      command: `node ${join('tools', 'start', 'src', 'start.mjs')}`,
      cwd: root,
      // The apps are ready before the API.
      url: `http://localhost:${product.API_PORT}/readyz`,
      // Each journey uses its own proxy, see visitor-test.ts. One day of the print shop takes one
      // second.
      env: { ...product, TRUST_PROXY: '1', PRINT_DAY_SECONDS: '1' },
      // It builds the apps first, which takes a minute or two unless they are in the cache.
      timeout: 400_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    },
  }) satisfies PlaywrightTestConfig;
