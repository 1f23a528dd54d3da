import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aJob } from '../testing/fake-services.tsx';
import { useCanvasInView } from './use-canvas-in-view.ts';
import type { WorkbenchState } from './use-workbench.ts';

/** jsdom has no layout, so positions are set here. */
const at = (top: number, bottom: number, html = '') => {
  const element = document.createElement('section');
  element.innerHTML = html;
  element.getBoundingClientRect = () => ({ top, bottom }) as DOMRect;
  return element;
};

const bench = (state: Partial<WorkbenchState>) =>
  ({ phase: { name: 'none' }, busy: false, photo: null, ...state }) as WorkbenchState;
const running = bench({ busy: true, phase: { name: 'running', progress: 0 } });
const done = bench({ phase: { name: 'succeeded', job: aJob({ status: 'succeeded' }) } });

function show(narrow: boolean, place: HTMLElement, panel = at(0, 0)) {
  const still = vi.fn((query: string) => ({
    matches: query.includes('reduced-motion') || narrow,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
  vi.stubGlobal('matchMedia', still);
  return renderHook(
    (state: WorkbenchState) => {
      const canvas = useCanvasInView(state, { current: panel });
      canvas.current ??= place;
    },
    { initialProps: bench({}) },
  );
}

describe('the canvas of a phone', () => {
  const scrollBy = vi.fn();
  beforeEach(() => {
    vi.stubGlobal('scrollBy', scrollBy);
  });
  afterEach(() => {
    cleanup();
    scrollBy.mockReset();
    vi.unstubAllGlobals();
  });

  it('comes back into view with a run, at once where motion is not wanted', () => {
    const { rerender } = show(true, at(-300, 70));
    rerender(running);
    expect(scrollBy).toHaveBeenCalledExactlyOnceWith({ top: -300, behavior: 'auto' });
  });

  it('comes back with a photo that was chosen below it', () => {
    const { rerender } = show(true, at(-900, -600));
    rerender(bench({ photo: { url: 'blob:one' } as WorkbenchState['photo'] }));
    expect(scrollBy).toHaveBeenCalledOnce();
  });

  it('goes up for what is told of a result, so that the bar does not hide it', () => {
    const panel = at(0, 0, '<p data-told></p>');
    const told = panel.querySelector('[data-told]');
    if (told)
      told.getBoundingClientRect = () => ({ top: 600, bottom: innerHeight + 88 }) as DOMRect;
    const { rerender } = show(true, at(80, 400), panel);
    rerender(done);
    expect(scrollBy).toHaveBeenCalledExactlyOnceWith({ top: 100, behavior: 'auto' });
  });

  it('stays where it is while it is seen', () => {
    const { rerender } = show(true, at(80, 400));
    rerender(running);
    rerender(done);
    expect(scrollBy).not.toHaveBeenCalled();
  });

  it('stays where it is on a wide screen', () => {
    const { rerender } = show(false, at(-300, 70));
    rerender(running);
    expect(scrollBy).not.toHaveBeenCalled();
  });
});
