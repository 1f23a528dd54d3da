import { mkdtempSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

/** A port that was free a moment ago. */
async function freePort(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return String(port);
}

const names = ['WEB_PORT', 'SHOPIFY_ADMIN_PORT', 'API_PORT', 'SANDBOX_PORT', 'SANDBOX_SMTP_PORT'];

// Workers read this file again and must find the same product: what is chosen once is handed on in
// the environment.
for (const name of names) process.env[`E2E_${name}`] ??= await freePort();
process.env['E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'tintory-merchant-e2e-'));
const env = Object.fromEntries(
  [...names, 'DATA_DIR'].map((name) => [name, String(process.env[`E2E_${name}`])]),
);
const chromium = process.env['CHROMIUM_PATH'];

export default defineConfig({
  testDir: './src/journeys',
  // The two processors are the image engine's, and the two stores are everybody's.
  workers: 1,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  outputDir: './test-results',
  use: {
    // The admin's site. The app it frames is on localhost: another one.
    baseURL: `http://127.0.0.1:${env['SANDBOX_PORT']}`,
    locale: 'en-GB',
    actionTimeout: 30_000,
    trace: 'retain-on-failure',
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        // Third-party cookies are blocked, as browsers do.
        '--test-third-party-cookie-phaseout',
      ],
    },
  },
  webServer: {
    command: 'node ../../tools/start/src/start.mjs',
    // The apps are there before the server that they ask.
    url: `http://localhost:${env['API_PORT']}/readyz`,
    env,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
});
