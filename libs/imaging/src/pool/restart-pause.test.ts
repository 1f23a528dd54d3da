import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRestartPause } from './restart-pause.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function openPause() {
  const seen = { over: 0, hopeless: 0 };
  const pause = createRestartPause(
    () => (seen.over += 1),
    () => (seen.hopeless += 1),
  );
  return { pause, seen };
}

it('rests after a child that could not start, twice as long after each in a row', () => {
  const { pause, seen } = openPause();
  for (const wait of [200, 400, 800]) {
    pause.ended(false);
    vi.advanceTimersByTime(wait - 1);
    expect(pause.resting).toBe(true);
    vi.advanceTimersByTime(1);
    expect(pause.resting).toBe(false);
  }
  expect(seen).toEqual({ over: 3, hopeless: 0 });
});

it('never rests longer than ten seconds', () => {
  const { pause, seen } = openPause();
  for (let i = 0; i < 30; i += 1) pause.ended(false);
  vi.advanceTimersByTime(10_000);
  expect(pause.resting).toBe(false);
  expect(seen.over).toBe(1);
});

it('gives up hope after four in a row and has it again after one that started', () => {
  const { pause, seen } = openPause();
  for (let i = 0; i < 3; i += 1) pause.ended(false);
  expect(pause.hopeless).toBe(false);
  pause.ended(false);
  expect([pause.hopeless, seen.hopeless]).toEqual([true, 1]);
  pause.ended(true);
  expect(pause.hopeless).toBe(false);
});

it('does not rest for a child that had started', () => {
  const { pause } = openPause();
  pause.ended(true);
  expect(pause.resting).toBe(false);
});

it('wakes nobody once it is stopped', () => {
  const { pause, seen } = openPause();
  pause.ended(false);
  pause.stop();
  vi.advanceTimersByTime(60_000);
  expect(seen.over).toBe(0);
});
