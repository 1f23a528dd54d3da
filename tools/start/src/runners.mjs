import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { playwrightCounts, vitestCounts } from './counts.mjs';
import { node24 } from './install.mjs';
import { root } from './paths.mjs';

/** Runs a test runner on the project's Node and reads its JSON report. */
function runWithReport(program, args, environment, read) {
  const folder = mkdtempSync(join(tmpdir(), 'tintory-report-'));
  const report = join(folder, 'report.json');
  try {
    const { status } = spawnSync(node24, [join(root, 'node_modules', program), ...args(report)], {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        PATH: `${join(root, 'node_modules', '.bin')}:${process.env.PATH}`,
        ...environment(report),
      },
    });
    const counts = read(JSON.parse(readFileSync(report, 'utf8')));
    // A runner may fail without a failed test: an error outside of all of them, or none at all.
    if (status === 0 || counts.failed > 0) return counts;
    return { ...counts, failed: 1, reasons: reasonsOutsideTests(program, errorsFile(report)) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const errorsFile = (report) => `${report}.errors`;

function reasonsOutsideTests(program, file) {
  const errors = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  return [`${program} failed outside of all tests`, ...errors];
}

/**
 * Small and medium tests.
 *
 * @param {string[]} filters as Vitest takes them
 */
export const runVitest = (filters = [], env = {}) =>
  runWithReport(
    'vitest/vitest.mjs',
    (report) => [
      'run',
      '--config=vitest.workspace.ts',
      '--reporter=default',
      '--reporter=json',
      '--reporter=./tools/start/src/unhandled-errors.mjs',
      `--outputFile.json=${report}`,
      ...filters,
    ],
    (report) => ({ ...env, UNHANDLED_ERRORS_FILE: errorsFile(report) }),
    vitestCounts,
  );

/** All journeys in a browser; they build the apps and start the product themselves. */
export const runPlaywright = (chromium) =>
  runWithReport(
    '@playwright/test/cli.js',
    () => [
      'test',
      '--config=tools/journeys/all-journeys.config.ts',
      '--reporter=list,json,./tools/start/src/slow-steps.mjs',
    ],
    (report) => ({
      CHROMIUM_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      FORCE_COLOR: '0',
      NODE_OPTIONS: '--conditions=@tintory/source',
    }),
    playwrightCounts,
  );
