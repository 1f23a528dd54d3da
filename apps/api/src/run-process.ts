import { join } from 'node:path';
import { createImagePool } from '@tintory/image-pool';
import { openOwnModels } from '@tintory/imaging';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { createLogger } from './logger.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { createServices } from './services.ts';
import { startWorker } from './worker.ts';

/**
 * Runs the product in this process, as server, worker or both, until it is told to stop; then
 * refuses new requests, finishes or requeues running jobs, and closes everything.
 */
export async function runProcess(roles: { server: boolean; worker: boolean }): Promise<void> {
  const config = readConfig();
  const logger = createLogger(config);
  if (config.ALLOW_SANDBOX) {
    logger.warn(
      'ALLOW_SANDBOX: stand-ins with secrets that everybody knows are let in. For demos.',
    );
  }
  const database = await openDatabase(config, (err) => logger.error({ err }, 'Database trouble.'));
  const ownModels = openOwnModels(join(config.DATA_DIR, 'models'), (line) => logger.error(line));
  // Loads models at the start, so that the log names a broken one before the first job.
  if (roles.worker) await ownModels.inUse();
  const pool = createImagePool({
    // A server without a worker still renders mock-ups, because people wait for them.
    size: roles.worker ? config.IMAGE_PROCESSES : 1,
    ownModelBytes: ownModels.bytes,
  });
  const services = await createServices({ config, database, pool, logger, ownModels });
  const app = await buildApp(services);
  if (roles.worker) await startWorker(services);
  if (roles.server) await app.listen({ port: config.API_PORT, host: config.API_HOST });
  // Loaded before the first request, so that the first mock-up is as fast as the second.
  const cold = (what: string) => (err: unknown) => logger.error({ err }, `${what} not ready.`);
  const warmed = roles.worker ? pool.warm().catch(cold('The image engine is')) : undefined;
  if (roles.server) {
    void Promise.resolve(warmed).then(services.drawBlanksAhead).catch(cold('Blanks are'));
  }

  let stopping: Promise<void> | undefined;
  const stop = async (signal: string) => {
    logger.info({ signal }, 'Stopping.');
    // A single process has no other one that would take over.
    if (!roles.worker) await app.drain(config.DRAIN_SECONDS);
    await app.close();
    await services.close();
    await pool.close();
    await database.close();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      stopping ??= stop(signal).then(
        () => process.exit(0),
        (err: unknown) => {
          logger.fatal({ err }, 'Could not stop cleanly.');
          process.exit(1);
        },
      );
    });
  }
}
