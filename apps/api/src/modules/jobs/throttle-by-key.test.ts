import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { throttleByKey } from './throttle-by-key.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('lets the first through at once, the many after it as one, and never drops the last', () => {
  const heard: string[] = [];
  const throttle = throttleByKey((key) => heard.push(key), 250);
  for (let n = 0; n < 10; n += 1) throttle.tell('a');
  throttle.tell('b');
  expect(heard).toEqual(['a', 'b']);
  vi.advanceTimersByTime(250);
  expect(heard).toEqual(['a', 'b', 'a']);
  vi.advanceTimersByTime(1_000);
  throttle.tell('a');
  expect(heard).toEqual(['a', 'b', 'a', 'a']);
});

it('is silent once it is stopped', () => {
  const heard: string[] = [];
  const throttle = throttleByKey((key) => heard.push(key), 250);
  throttle.tell('a');
  throttle.tell('a');
  throttle.stop();
  vi.advanceTimersByTime(1_000);
  expect(heard).toEqual(['a']);
});
