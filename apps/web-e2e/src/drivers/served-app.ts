import { spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, type BrowserContext, type Route } from '@playwright/test';

const root = join(import.meta.dirname, '../../../..');
const origin = (name: string) => `http://localhost:${process.env[`E2E_${name}_PORT`]}`;

/** Origins of the product under test. */
export const origins = { web: origin('WEB'), api: origin('API'), sandbox: origin('SANDBOX') };

/** Fulfils a browser request with another URL's response. */
export async function answerFrom(route: Route, address: string, change: object = {}) {
  const response = await route.fetch({ url: address, maxRedirects: 0, ...change });
  await route.fulfill({ response });
}

/**
 * Serves the web app by its production server with other settings. The browser reaches it at `at`,
 * the web app's origin known to the API.
 */
export async function serveApp(
  context: BrowserContext,
  settings: Record<string, string>,
  at: string = origins.web,
) {
  const port = await freePort();
  const server = spawn(process.execPath, [join(root, 'tools/start/src/serve-app.mjs')], {
    env: {
      ...process.env,
      APP: 'web',
      WEB_PORT: String(port),
      API_ORIGIN: origins.api,
      FIREBASE_API_KEY: 'sandbox-api-key',
      FIREBASE_AUTH_ORIGIN: origins.sandbox,
      ...settings,
    },
    stdio: 'inherit',
  });
  // Also ends the server when a journey fails.
  context.on('close', () => server.kill('SIGTERM'));
  const own = `http://127.0.0.1:${port}`;
  await expect
    .poll(() =>
      fetch(own).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    .toBe(true);
  await context.route(`${at}/**`, (route) =>
    answerFrom(route, route.request().url().replace(at, own)),
  );
  return {
    /** Stops routing browser requests to it. */
    close: () => context.unrouteAll({ behavior: 'ignoreErrors' }),
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
