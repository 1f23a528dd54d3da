import { install } from './install.mjs';

try {
  install();
  const { findChromium } = await import('./chromium.mjs');
  const { addCounts, closingLines } = await import('./counts.mjs');
  const { runPlaywright, runVitest } = await import('./runners.mjs');

  console.log('Unit and medium tests …');
  // Many tests wait for a child process or a timer, so three workers keep two processors busy.
  const quick = runVitest(['--maxWorkers=3']);
  console.log('Browser journeys …');
  const journeys = runPlaywright(findChromium());
  const counts = addCounts([quick, journeys]);
  console.log(`\n${closingLines(counts)}`);
  process.exitCode = counts.failed > 0 || counts.passed === 0 ? 1 : 0;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
