import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ImagePool } from '@tintory/image-pool';
import type { OwnModels } from '@tintory/imaging';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { createLogger } from '../logger.ts';
import type { ConnectionTimeouts } from '../platform/connection-timeouts.ts';
import { createServices, type ExtraTool, type ServiceParts, type Services } from '../services.ts';
import { startWorker } from '../worker.ts';
import { freePort } from './free-port.ts';
import { createStillPool } from './still-pool.ts';
import { openTestDatabase } from './test-database.ts';

export type TestApi = {
  origin: string;
  services: Services;
  dataDir: string;
  close(): Promise<void>;
};

export type TestApiOptions = {
  extraTools?: readonly ExtraTool[];
  pool?: ImagePool;
  ownModels?: OwnModels;
  /** Settings over those of a local run. */
  environment?: Record<string, string>;
  now?: () => Date;
  print?: NonNullable<ServiceParts['print']>;
  /** How long connections may be silent or slow, instead of the usual. */
  timeouts?: ConnectionTimeouts;
  /** Without a worker jobs stay queued. */
  worker?: boolean;
};

/** The real product over HTTP on a free port, with a database and a folder of its own. */
export async function startTestApi(options: TestApiOptions = {}): Promise<TestApi> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tintory-test-'));
  const config = {
    ...readConfig({
      LOG_LEVEL: 'silent',
      DATA_DIR: dataDir,
      API_PORT: '0',
      REQUESTS_PER_MINUTE: '1000000',
      FREE_JOBS_PER_MINUTE: '1000000',
      ...options.environment,
    }),
  };
  // It must be known before the app is built, since URLs name it.
  const port = await freePort();
  config.API_ORIGIN = `http://127.0.0.1:${port}`;
  const database = await openTestDatabase();
  const services = await createServices({
    config,
    database,
    pool: options.pool ?? createStillPool(),
    logger: createLogger(config),
    ...(options.extraTools ? { extraTools: options.extraTools } : {}),
    ...(options.ownModels ? { ownModels: options.ownModels } : {}),
    ...(options.print ? { print: options.print } : {}),
    ...(options.now ? { now: options.now } : {}),
  });
  const app = await buildApp(services, options.timeouts);
  if (options.worker !== false) await startWorker(services);
  await app.listen({ port, host: '127.0.0.1' });
  return {
    origin: config.API_ORIGIN,
    services,
    dataDir,
    close: async () => {
      await app.close();
      await services.close();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
