const slowMs = 5_000;

/** A Playwright reporter that tells where a failed journey spent its time. */
export default class SlowSteps {
  onTestEnd({ title }, { status, duration, steps }) {
    if (status === 'passed' || status === 'skipped') return;
    console.log([`${title}: ${seconds(duration)}, of it`, ...slowLines(steps)].join('\n'));
  }
}

const seconds = (ms) => `${(ms / 1_000).toFixed(1)} s`;

/** A line for each step of over five seconds, and for one that never ended. */
const slowLines = (steps, indent = '  ') =>
  steps
    .filter(({ duration }) => duration > slowMs || duration < 0)
    .flatMap(({ title, duration, location, steps: within }) => [
      `${indent}${duration < 0 ? 'no end' : seconds(duration)} ${title} ${location?.line ?? ''}`.trimEnd(),
      ...slowLines(within, `${indent}  `),
    ]);
