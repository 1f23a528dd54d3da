import { join } from 'node:path';
import { createImagePool, readOwnModels } from '@tintory/imaging';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { createLogger } from './logger.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { createServices } from './services.ts';
import { startWorker } from './worker.ts';

/**
 * Runs the product in this process, as server, worker or both, until it is told to stop; then takes
 * no more requests, finishes or returns running jobs, and closes what it opened.
 */
export async function runProcess(roles: { server: boolean; worker: boolean }): Promise<void> {
  const config = readConfig();
  const logger = createLogger(config);
  const database = await openDatabase(config, (err) => logger.error({ err }, 'Database trouble.'));
  const { models: ownModels, problems } = roles.worker
    ? await readOwnModels(join(config.DATA_DIR, 'models'))
    : { models: [], problems: [] };
  for (const problem of problems) logger.error(problem);
  const pool = createImagePool({
    size: roles.worker ? config.IMAGE_PROCESSES : 0,
    ownModelBytes: ownModels.reduce((sum, { bytes }) => sum + bytes, 0),
  });
  const services = await createServices({ config, database, pool, logger, ownModels });
  const app = await buildApp(services);
  if (roles.worker) {
    await startWorker(services);
    pool.warm().catch((err: unknown) => logger.error({ err }, 'The image engine is not warm.'));
  }
  if (roles.server) await app.listen({ port: config.API_PORT, host: config.API_HOST });

  let stopping: Promise<void> | undefined;
  const stop = async (signal: string) => {
    logger.info({ signal }, 'Stopping.');
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
