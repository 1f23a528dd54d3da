import { closingLines } from './counts.mjs';
import { startFirebaseEmulator } from './firebase-emulator.mjs';
import { install } from './install.mjs';
import { startPostgres } from './postgres.mjs';
import { runFaults } from './run-faults.mjs';
import { runVitest } from './runners.mjs';
import { runStoreTypes } from './store-types.mjs';

/** Folders whose tests depend on the database; recipes and engines do not. */
const touching = ['apps/api/src/modules', 'apps/api/src/platform'];

/** Of those, what is about pictures, addresses, options or another server, whatever the database is. */
const apart = [
  'modules/print/designs/designs.pictures.test.ts',
  'modules/print/printful/printful-provider.test.ts',
  'modules/tools/face-swap.test.ts',
  'modules/tools/options.test.ts',
  'platform/api-docs.test.ts',
  'platform/behind-proxies.test.ts',
  'platform/storage/silent-bucket.test.ts',
].map((file) => `--exclude=**/${file}`);

const services = [];

/**
 * @template {{ stop(): Promise<void> }} Service
 * @param {Service} service
 */
function started(service) {
  services.push(service);
  return service;
}

try {
  install();
  console.log('What is sent to a store, against its official schema …');
  if (!runStoreTypes(['--check'])) process.exitCode = 1;
  const postgres = started(await startPostgres());
  const firebase = started(await startFirebaseEmulator());
  console.log('The medium tests of the API on a real PostgreSQL and Firebase’s own emulator …');
  const counts = runVitest(['--project=api', ...touching, ...apart], {
    TEST_DATABASE_URL: postgres.url,
    TEST_FIREBASE_EMULATOR: firebase.url,
  });
  console.log(`\n${closingLines(counts)}`);
  console.log('Servers, workers, image processes and the database, killed while people work …');
  if (!runFaults(['shortKill'])) process.exitCode = 1;
  // All services are available, so a skipped test is a failure.
  if (counts.failed > 0 || counts.skipped > 0 || counts.passed === 0) process.exitCode = 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  for (const service of services) await service.stop();
}
