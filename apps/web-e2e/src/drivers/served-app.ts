import { spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, type BrowserContext, type Route } from '@playwright/test';

const root = join(import.meta.dirname, '../../../..');
const origin = (name: string) => `http://localhost:${process.env[`E2E_${name}_PORT`]}`;

/** Where the product of these journeys answers. */
export const origins = { web: origin('WEB'), api: origin('API'), sandbox: origin('SANDBOX') };

/** Answers a request of the browser with what another address says. */
export async function answerFrom(route: Route, address: string, change: object = {}) {
  const response = await route.fetch({ url: address, maxRedirects: 0, ...change });
  await route.fulfill({ response });
}

/**
 * The web app by the server that is shipped, with other settings than the product's own. The browser
 * finds it at `at`, where the API knows the product's web app.
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
  // A journey that fails ends it, too.
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
    /** Answers the browser no more. */
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
