import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { BatchMeter } from './batch-meter.tsx';

afterEach(cleanup);

const show = (parts: Parameters<typeof BatchMeter>[0]['parts'], total: number) => {
  render(<BatchMeter label="3 of 6 done" parts={parts} total={total} />);
  return screen.getByRole('progressbar', { name: '3 of 6 done' });
};

describe('the line of a batch', () => {
  it('gives each outcome its share, and counts all of them as over', () => {
    const line = show({ good: 3, held: 2, bad: 1, quiet: 0 }, 6);
    expect(line.getAttribute('aria-valuenow')).toBe('100');
    const shares = [...line.querySelectorAll('span')].map(({ dataset, style }) => [
      dataset['part'],
      Math.round(Number.parseFloat(style.width)),
    ]);
    expect(shares).toEqual([
      ['good', 50],
      ['held', 33],
      ['bad', 17],
    ]);
  });

  it('is empty while nothing is over, and where there is nothing to do', () => {
    const none = { good: 0, held: 0, bad: 0, quiet: 0 };
    expect(show(none, 6).getAttribute('aria-valuenow')).toBe('0');
    cleanup();
    expect(show(none, 0).getAttribute('aria-valuenow')).toBe('0');
  });
});
