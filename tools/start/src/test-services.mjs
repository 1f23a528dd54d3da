import { closingLine } from './counts.mjs';
import { install } from './install.mjs';
import { startPostgres } from './postgres.mjs';
import { runVitest } from './runners.mjs';

try {
  install();
  const postgres = await startPostgres();
  try {
    console.log('The medium tests of the API on a real PostgreSQL …');
    const counts = runVitest(['--project=api'], { TEST_DATABASE_URL: postgres.url });
    console.log(`\n${closingLine(counts)}`);
    process.exitCode = counts.failed > 0 || counts.passed === 0 ? 1 : 0;
  } finally {
    await postgres.stop();
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
