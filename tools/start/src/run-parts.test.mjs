import { createServer } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createChildren } from './children.mjs';
import { addCounts, closingLines, playwrightCounts, vitestCounts } from './counts.mjs';
import { assertFree, freePort, isFree } from './ports.mjs';
import { readPorts, settingsOf, storeAdminOf } from './product.mjs';
import SlowSteps from './slow-steps.mjs';
import { table } from './table.mjs';

describe('ports', () => {
  let server;
  afterEach(() => server?.close());

  it('names a busy port and the setting that moves it', async () => {
    const port = await freePort();
    server = createServer();
    await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
    expect(await isFree(port)).toBe(false);
    const wanted = [{ name: 'the API', port, setting: 'API_PORT' }];
    await expect(assertFree(wanted)).rejects.toThrow(
      `Port ${port}, meant for the API, is busy. Stop what uses it, or set API_PORT to another port.`,
    );
  });

  it('come from the environment, and the origins follow them', () => {
    const ports = readPorts({ WEB_PORT: '5000', API_PORT: '' });
    expect(ports).toEqual({
      web: 5000,
      shopifyAdmin: 4300,
      api: 3333,
      sandbox: 4400,
      smtp: 4425,
    });
    const settings = settingsOf(ports, { API_ORIGIN: 'https://api.example.com' });
    expect(settings.WEB_ORIGIN).toBe('http://localhost:5000');
    expect(settings.API_ORIGIN).toBe('https://api.example.com');
  });

  it('put the store’s admin on another site than the app it frames', () => {
    const ports = readPorts({ SANDBOX_PORT: '5400', SHOPIFY_ADMIN_PORT: '5300' });
    const settings = settingsOf(ports, {});
    expect(settings.SHOPIFY_ADMIN_ORIGIN).toBe('http://localhost:5300');
    expect(settings.STORE_ADMIN_ORIGINS).toBe('http://127.0.0.1:5400');
    expect(storeAdminOf(ports)).toBe('http://127.0.0.1:5400/shopify/admin');
  });
});

describe('children', () => {
  const stay = 'setInterval(() => {}, 1000)';

  it('are stopped together, also one that does not listen', async () => {
    const lines = [];
    const children = createChildren({ onEnd: () => undefined, log: (line) => lines.push(line) });
    const options = { cwd: process.cwd() };
    children.start('one', process.execPath, ['-e', `console.log('up'); ${stay}`], options);
    children.start('two', process.execPath, ['-e', stay], options);
    while (lines.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(lines).toEqual(['one     │ up']);
    await children.stop();
  });

  it('tell when one ends by itself', async () => {
    const ended = await new Promise((resolve) => {
      const children = createChildren({ onEnd: (name, code) => resolve([name, code]) });
      children.start('api', process.execPath, ['-e', 'process.exit(3)'], { cwd: process.cwd() });
    });
    expect(ended).toEqual(['api', 3]);
  });
});

describe('counts', () => {
  it('add up over runners and close the run in one line', () => {
    const vitest = vitestCounts({
      numPassedTests: 10,
      numFailedTests: 0,
      numPendingTests: 1,
      numTodoTests: 0,
      testResults: [{ status: 'passed', assertionResults: [{ status: 'passed' }] }],
    });
    const journeys = playwrightCounts({
      stats: { expected: 3, flaky: 1, unexpected: 0, skipped: 0 },
      suites: [{ specs: [{ ok: true, tests: [{ status: 'expected', results: [{}] }] }] }],
    });
    expect(closingLines(addCounts([vitest, journeys]))).toBe('14 passed, 0 failed, 1 skipped');
  });

  it('name a journey that passed only the second time', () => {
    const results = [{ error: { message: 'Timeout\n at' } }, {}];
    const tests = [{ status: 'flaky', results }];
    const journeys = playwrightCounts({
      stats: { expected: 0, flaky: 1, unexpected: 0, skipped: 0 },
      suites: [{ specs: [{ ok: true, file: 'a.spec.ts', title: 'a sign-in', tests }] }],
    });
    expect(closingLines(journeys)).toBe(
      'a.spec.ts › a sign-in: Timeout (passed the second time)\n1 passed, 0 failed',
    );
  });

  it('count a file that does not load as a failure', () => {
    const report = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 };
    const testResults = [
      { name: 'a.test.ts', status: 'failed', message: 'no such module\n at', assertionResults: [] },
    ];
    const counts = vitestCounts({ ...report, testResults });
    expect(counts.failed).toBe(1);
    expect(counts.reasons).toEqual(['a.test.ts: no such module']);
  });

  it('stand below the reason of each failure', () => {
    const vitest = vitestCounts({
      numPassedTests: 1,
      numFailedTests: 1,
      numPendingTests: 0,
      numTodoTests: 0,
      testResults: [
        {
          name: 'a.test.ts',
          status: 'failed',
          assertionResults: [
            { status: 'passed' },
            { status: 'failed', fullName: 'a list is empty', failureMessages: ['Error: 1\n at'] },
          ],
        },
      ],
    });
    const failed = { tests: [{ results: [{ error: { message: 'timeout' } }] }], ok: false };
    const journeys = playwrightCounts({
      stats: { expected: 0, flaky: 0, unexpected: 1, skipped: 0 },
      suites: [
        { specs: [], suites: [{ specs: [{ file: 'b.spec.ts', title: 'pays', ...failed }] }] },
      ],
    });
    expect(closingLines(addCounts([vitest, journeys]))).toBe(
      [
        'a.test.ts › a list is empty: Error: 1',
        'b.spec.ts › pays: timeout',
        '1 passed, 2 failed',
      ].join('\n'),
    );
  });
});

describe('the slow steps of a journey', () => {
  afterEach(() => vi.restoreAllMocks());

  const step = (title, duration, steps = []) => ({
    title,
    duration,
    steps,
    location: { line: 7 },
  });
  const told = (status) => {
    const log = vi.spyOn(console, 'log').mockReturnValue(undefined);
    const steps = [step('Click', 400), step('Pay', 61_000, [step('Close page', -1)])];
    new SlowSteps().onTestEnd({ title: 'a purchase' }, { status, duration: 62_000, steps });
    return log.mock.calls.flat();
  };

  it('are told where it failed, with those that never ended', () => {
    expect(told('timedOut')).toEqual([
      'a purchase: 62.0 s, of it\n  61.0 s Pay 7\n    no end Close page 7',
    ]);
  });

  it.each(['passed', 'skipped'])('are not told where it %s', (status) => {
    expect(told(status)).toEqual([]);
  });
});

it('aligns a table', () => {
  expect(
    table([
      ['Web app', 'a'],
      ['API', 'b'],
    ]),
  ).toBe('  Web app   a\n  API       b');
});
