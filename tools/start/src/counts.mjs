/**
 * Adds up what runners counted; `reasons` has a line for each failure.
 *
 * @param {{ passed: number, failed: number, skipped: number, reasons: string[] }[]} all
 */
export const addCounts = (all) =>
  all.reduce((sum, one) => ({
    passed: sum.passed + one.passed,
    failed: sum.failed + one.failed,
    skipped: sum.skipped + one.skipped,
    reasons: [...sum.reasons, ...one.reasons],
  }));

/** Counts of a Vitest JSON report. A file that could not be loaded counts as one failure. */
export function vitestCounts(report) {
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded,
    skipped: report.numPendingTests + report.numTodoTests,
    reasons: report.testResults.flatMap(vitestReasons),
  };
}

function vitestReasons({ name, status, message, assertionResults }) {
  if (status === 'failed' && assertionResults.length === 0) return [reason(name, message)];
  return assertionResults
    .filter((test) => test.status === 'failed')
    .map((test) => reason(`${name} › ${test.fullName}`, test.failureMessages[0]));
}

/** Counts of a Playwright JSON report; what passed the second time counts as passed, and is named. */
export const playwrightCounts = ({ stats, suites }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  skipped: stats.skipped,
  reasons: suites.flatMap(journeyReasons),
});

function journeyReasons({ suites = [], specs }) {
  const own = specs
    .map(({ file, title, ok, tests }) => ({ name: `${file} › ${title}`, ok, ...tests.at(-1) }))
    .filter(({ ok, status }) => !ok || status === 'flaky')
    .map(({ name, ok, results }) => {
      const failure = reason(name, results.find(({ error }) => error)?.error.message);
      return ok ? `${failure} (passed the second time)` : failure;
    });
  return [...own, ...suites.flatMap(journeyReasons)];
}

const reason = (test, message = 'no reason given') => `${test}: ${message.split('\n')[0]}`;

/** The summary of a run: the reason of each failure, which a long log hides, and the counts. */
export const closingLines = ({ passed, failed, skipped, reasons }) =>
  [
    ...reasons,
    `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
  ].join('\n');
