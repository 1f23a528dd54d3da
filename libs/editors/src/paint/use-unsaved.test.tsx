import { PaintDocument } from '@tintory/paint-document';
import { aPicture } from '@tintory/paint-document/testing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { drag, openWorkspace, prepareBrowser } from './testing/open-workspace.tsx';

const onUnsaved = vi.fn();
let stage: HTMLElement;

/** Whether the browser would ask before leaving the page. */
function isAsked(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

beforeAll(prepareBrowser);
beforeEach(async () => {
  vi.clearAllMocks();
  stage = await openWorkspace(new PaintDocument(aPicture(200, 160)), { onUnsaved });
});
afterEach(cleanup);

describe('leaving the page', () => {
  it('asks nothing while there is nothing to lose', () => {
    expect(isAsked()).toBe(false);
    expect(onUnsaved).not.toHaveBeenCalled();
  });

  it('asks after a stroke, until it is taken back', async () => {
    drag(stage, [20, 20], [120, 90]);
    expect(isAsked()).toBe(true);
    expect(onUnsaved).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(isAsked()).toBe(false);
    expect(onUnsaved).toHaveBeenLastCalledWith(false);
  });

  it('asks for the frame of a crop too, which is no step yet', async () => {
    await userEvent.keyboard('c');
    await userEvent.selectOptions(await screen.findByLabelText('Proportions'), '1:1');
    expect(isAsked()).toBe(true);
  });

  it('asks nothing once the editor is gone', () => {
    drag(stage, [20, 20], [120, 90]);
    cleanup();
    expect(isAsked()).toBe(false);
    expect(onUnsaved).toHaveBeenLastCalledWith(false);
  });
});
