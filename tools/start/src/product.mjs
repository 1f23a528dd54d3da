import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { apps } from './apps.mjs';
import { node24 } from './install.mjs';
import { root } from './paths.mjs';
import { waitFor } from './wait-for.mjs';

const fromSource = ['--conditions=@tintory/source', '--disable-warning=ExperimentalWarning'];

/** Ports of a run: as configured, else those of a local one. */
export function readPorts(environment = process.env) {
  const port = (name, fallback) => Number(environment[name] || fallback);
  return {
    web: port('WEB_PORT', 4200),
    shopifyAdmin: port('SHOPIFY_ADMIN_PORT', 4300),
    api: port('API_PORT', 3333),
    sandbox: port('SANDBOX_PORT', 4400),
    smtp: port('SANDBOX_SMTP_PORT', 4425),
  };
}

/**
 * URL of a local run's store admin: on another site than the app, so that browsers treat the two as
 * cross-site, as in the real admin.
 */
export const storeAdminOf = ({ sandbox }) => `http://127.0.0.1:${sandbox}/shopify/admin`;

/** Settings shared by all processes of a run. */
export function settingsOf(ports, environment = process.env) {
  const origin = (port) => `http://localhost:${port}`;
  const frame = new URL(storeAdminOf(ports)).origin;
  return {
    ...environment,
    PATH: `${join(root, 'node_modules', '.bin')}${process.platform === 'win32' ? ';' : ':'}${environment.PATH}`,
    WEB_PORT: String(ports.web),
    SHOPIFY_ADMIN_PORT: String(ports.shopifyAdmin),
    API_PORT: String(ports.api),
    SANDBOX_PORT: String(ports.sandbox),
    SANDBOX_SMTP_PORT: String(ports.smtp),
    WEB_ORIGIN: environment.WEB_ORIGIN || origin(ports.web),
    SHOPIFY_ADMIN_ORIGIN: environment.SHOPIFY_ADMIN_ORIGIN || origin(ports.shopifyAdmin),
    API_ORIGIN: environment.API_ORIGIN || origin(ports.api),
    SANDBOX_ORIGIN: environment.SANDBOX_ORIGIN || origin(ports.sandbox),
    FIREBASE_API_KEY: environment.FIREBASE_API_KEY || 'sandbox-api-key',
    FIREBASE_AUTH_ORIGIN: environment.FIREBASE_AUTH_ORIGIN || origin(ports.sandbox),
    GOOGLE_ISSUERS: environment.GOOGLE_ISSUERS || `${origin(ports.sandbox)}/google`,
    GOOGLE_JWKS_URL: environment.GOOGLE_JWKS_URL || `${origin(ports.sandbox)}/google/certs`,
    IDENTITY_TOOLKIT_URL:
      environment.IDENTITY_TOOLKIT_URL || `${origin(ports.sandbox)}/identitytoolkit.googleapis.com`,
    STRIPE_API_ORIGIN: environment.STRIPE_API_ORIGIN || origin(ports.sandbox),
    SHOPIFY_API_KEY: environment.SHOPIFY_API_KEY || 'sandbox-store-app',
    SHOPIFY_SHOP_URL:
      environment.SHOPIFY_SHOP_URL || `${origin(ports.sandbox)}/shopify/shops/{shop}`,
    APP_BRIDGE_URL: environment.APP_BRIDGE_URL || `${frame}/shopify/app-bridge.js`,
    STORE_APP_URL: environment.STORE_APP_URL || storeAdminOf(ports),
    STORE_ADMIN_ORIGINS: environment.STORE_ADMIN_ORIGINS || frame,
    STORE_PICTURE_ORIGINS: environment.STORE_PICTURE_ORIGINS || `${frame},${origin(ports.sandbox)}`,
    SUPPORT_EMAIL: environment.SUPPORT_EMAIL || 'support@tintory.example',
    SMTP_URL: environment.SMTP_URL || `smtp://localhost:${ports.smtp}`,
    IMAGE_FETCH_ORIGINS: environment.IMAGE_FETCH_ORIGINS || origin(ports.sandbox),
    LOG_LEVEL: environment.LOG_LEVEL || 'warn',
  };
}

/**
 * Starts the sandbox, the API with a worker, and the built apps; resolves when all respond.
 *
 * @param {ReturnType<typeof import('./children.mjs').createChildren>} children
 */
export async function startProduct(children, ports, { watch = false } = {}) {
  const env = settingsOf(ports);
  const start = (name, folder, args, more = {}) =>
    children.start(name, node24, args, { cwd: join(root, folder), env: { ...env, ...more } });
  const source = (file) => [...fromSource, ...(watch ? ['--watch'] : []), file];

  start('sandbox', 'tools/sandbox', source('src/main.ts'));
  await waitFor(`${env.SANDBOX_ORIGIN}/healthz`);
  start('api', 'apps/api', source('src/main.local.ts'));
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const server = fileURLToPath(new URL('./serve-app.mjs', import.meta.url));
  const startApp = (name, port) =>
    watch
      ? start(name, `apps/${name}`, [vite, '--port', String(port)], apps[name].serve(env).values)
      : start(name, '.', [server], { APP: name });
  startApp('web', ports.web);
  startApp('shopify-admin', ports.shopifyAdmin);
  await Promise.all([
    waitFor(`${env.API_ORIGIN}/readyz`),
    waitFor(`${env.WEB_ORIGIN}/`),
    waitFor(`${env.SHOPIFY_ADMIN_ORIGIN}/dropshipping/app/`),
  ]);
  return env;
}
