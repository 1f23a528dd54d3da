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

// Workers read this file again and must find the same product: what is chosen once is handed on in
// the environment.
for (const name of [
  'WEB_PORT',
  'SHOPIFY_ADMIN_PORT',
  'API_PORT',
  'SANDBOX_PORT',
  'SANDBOX_SMTP_PORT',
]) {
  process.env[`E2E_${name}`] ??= await freePort();
}
process.env['E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'tintory-e2e-'));
const ports = Object.fromEntries(
  [
    'WEB_PORT',
    'SHOPIFY_ADMIN_PORT',
    'API_PORT',
    'SANDBOX_PORT',
    'SANDBOX_SMTP_PORT',
    'DATA_DIR',
  ].map((name) => [name, String(process.env[`E2E_${name}`])]),
);
const chromium = process.env['CHROMIUM_PATH'];

export default defineConfig({
  testDir: './src/journeys',
  // The two processors are the image engine's.
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  outputDir: './test-results',
  use: {
    baseURL: `http://localhost:${ports['WEB_PORT']}`,
    locale: 'en-GB',
    trace: 'retain-on-failure',
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
  webServer: {
    command: 'node ../../tools/start/src/start.mjs',
    // The web app is there before the server that it asks.
    url: `http://localhost:${ports['API_PORT']}/readyz`,
    env: ports as Record<string, string>,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
});
