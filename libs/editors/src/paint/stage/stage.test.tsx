import { PaintDocument } from '@tintory/paint-document';
import { aPicture } from '@tintory/paint-document/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { button, openWorkspace, prepareBrowser } from '../testing/open-workspace.tsx';

let stage: HTMLElement;

beforeAll(prepareBrowser);
beforeEach(async () => {
  stage = await openWorkspace(new PaintDocument(aPicture(200, 160)));
});
afterEach(cleanup);

/** The description that a screen reader announces for the stage. */
const help = () =>
  document.getElementById(stage.getAttribute('aria-describedby') ?? '')?.textContent;

describe('what the picture says of its keys', () => {
  it.each([
    ['Brush', 'Arrow keys move the brush'],
    ['Pick colour', 'Arrow keys move the pipette'],
    ['Crop', 'Arrow keys move the frame'],
    ['Text', 'Arrow keys move the frame'],
    ['Shapes', 'Enter puts it in the middle'],
    ['Move', 'Arrow keys move the picture'],
  ])('is what they do with the tool in hand: %s', async (tool, words) => {
    const bar = within(screen.getByRole('toolbar', { name: 'Painting tools' }));
    await userEvent.click(bar.getByRole('button', { name: tool }));
    expect(help()).toContain(words);
  });

  it('is about the frame once a shape has one', async () => {
    await userEvent.click(button('Shapes'));
    stage.focus();
    await userEvent.keyboard('{Enter}');
    expect(help()).toContain('Arrow keys move the frame');
  });
});

describe('the colours at hand', () => {
  it('are called by their names', async () => {
    await userEvent.click(button('Brush'));
    const colours = screen.getByRole('group', { name: 'Colours at hand' });
    const names = within(colours)
      .getAllByRole('button')
      .map((one) => one.getAttribute('aria-label'));
    expect(names).toContain('Red');
    expect(names.join()).not.toContain('#');
    expect(button('Red').getAttribute('aria-pressed')).toBe('true');
  });
});
