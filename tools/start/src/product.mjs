import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { node24 } from './install.mjs';
import { root } from './paths.mjs';
import { waitFor } from './wait-for.mjs';

const fromSource = ['--conditions=@tintory/source', '--disable-warning=ExperimentalWarning'];

/** Ports of a run: as configured, else those of a local one. */
export function readPorts(environment = process.env) {
  const port = (name, fallback) => Number(environment[name] || fallback);
  return {
    web: port('WEB_PORT', 4200),
    api: port('API_PORT', 3333),
    sandbox: port('SANDBOX_PORT', 4400),
    smtp: port('SANDBOX_SMTP_PORT', 4425),
  };
}

/** The settings every process of one run shares. */
export function settingsOf(ports, environment = process.env) {
  const origin = (port) => `http://localhost:${port}`;
  return {
    ...environment,
    PATH: `${join(root, 'node_modules', '.bin')}${process.platform === 'win32' ? ';' : ':'}${environment.PATH}`,
    WEB_PORT: String(ports.web),
    API_PORT: String(ports.api),
    SANDBOX_PORT: String(ports.sandbox),
    SANDBOX_SMTP_PORT: String(ports.smtp),
    WEB_ORIGIN: environment.WEB_ORIGIN || origin(ports.web),
    API_ORIGIN: environment.API_ORIGIN || origin(ports.api),
    SANDBOX_ORIGIN: environment.SANDBOX_ORIGIN || origin(ports.sandbox),
    FIREBASE_API_KEY: environment.FIREBASE_API_KEY || 'sandbox-api-key',
    FIREBASE_AUTH_ORIGIN: environment.FIREBASE_AUTH_ORIGIN || origin(ports.sandbox),
    GOOGLE_ISSUERS: environment.GOOGLE_ISSUERS || `${origin(ports.sandbox)}/google`,
    GOOGLE_JWKS_URL: environment.GOOGLE_JWKS_URL || `${origin(ports.sandbox)}/google/certs`,
    IDENTITY_TOOLKIT_URL:
      environment.IDENTITY_TOOLKIT_URL || `${origin(ports.sandbox)}/identitytoolkit.googleapis.com`,
    STRIPE_API_ORIGIN: environment.STRIPE_API_ORIGIN || origin(ports.sandbox),
    SMTP_URL: environment.SMTP_URL || `smtp://localhost:${ports.smtp}`,
    IMAGE_FETCH_ORIGINS: environment.IMAGE_FETCH_ORIGINS || origin(ports.sandbox),
    LOG_LEVEL: environment.LOG_LEVEL || 'warn',
  };
}

/**
 * Starts sandbox, API with worker, and the built web app; resolves when all of them answer.
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
  if (watch) {
    const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
    start('web', 'apps/web', [vite, '--port', String(ports.web)]);
  } else {
    const server = fileURLToPath(new URL('./serve-app.mjs', import.meta.url));
    start('web', '.', [server], { APP_FOLDER: join(root, 'apps', 'web', 'dist') });
  }
  await Promise.all([waitFor(`${env.API_ORIGIN}/readyz`), waitFor(`${env.WEB_ORIGIN}/`)]);
  return env;
}
