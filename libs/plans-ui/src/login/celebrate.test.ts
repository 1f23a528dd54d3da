import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { celebrate } from './celebrate.ts';

const fire = Object.assign(vi.fn(), { reset: vi.fn() });
vi.mock('canvas-confetti', () => ({ default: { create: () => fire } }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('runs for three seconds, with the fall of its last flakes', async () => {
  celebrate();
  await vi.dynamicImportSettled();
  expect(fire).toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_999);
  expect(fire.reset).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(fire.reset).toHaveBeenCalledOnce();
  fire.mockClear();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(fire).not.toHaveBeenCalled();
});
