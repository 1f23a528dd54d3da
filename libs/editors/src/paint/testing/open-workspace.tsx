import { startI18n } from '@tintory/i18n';
import { KitProvider } from '@tintory/ui-kit';
import { fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { vi } from 'vitest';
import type { PaintDocument } from '@tintory/paint-document';
import { PaintWorkspace, type PaintWorkspaceProps } from '../paint-workspace.tsx';
import { paintKit } from './paint-kit.tsx';

/**
 * jsdom has no layout and no canvas: the picture is shown at its own size in the stage's corner.
 */
export async function prepareBrowser(): Promise<void> {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  HTMLCanvasElement.prototype.getContext = () => null;
  Element.prototype.setPointerCapture = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  await startI18n('en');
}

export const onDone = vi.fn(async () => undefined);
export const onCancel = vi.fn();

const file = new Blob();

/** Opens the editor of a document; resolves to its stage. */
export async function openWorkspace(
  document: PaintDocument,
  props: Partial<PaintWorkspaceProps> = {},
): Promise<HTMLElement> {
  render(
    <Suspense>
      <KitProvider kit={paintKit}>
        <PaintWorkspace
          document={document}
          file={file}
          onDone={onDone}
          onCancel={onCancel}
          {...props}
        />
      </KitProvider>
    </Suspense>,
  );
  return screen.findByRole('application', { name: 'Picture' });
}

/** Presses, moves and releases the mouse on the stage. */
export function drag(stage: HTMLElement, ...points: [x: number, y: number][]): void {
  const [first, ...rest] = points.map(([clientX, clientY]) => ({ clientX, clientY, button: 0 }));
  fireEvent.pointerDown(stage, { ...first, pointerId: 1, pointerType: 'mouse' });
  for (const point of rest) fireEvent.pointerMove(stage, { ...point, pointerId: 1 });
  fireEvent.pointerUp(stage, { pointerId: 1 });
}

export const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });

/** Whether a tool is selected. */
export const isChosen = (name: string): boolean =>
  button(name).getAttribute('aria-pressed') === 'true';

/** The primary buttons: at most one. */
export const leading = (): (string | null)[] =>
  screen
    .getAllByRole('button')
    .filter((one) => one.dataset['variant'] === 'primary' && !one.hasAttribute('disabled'))
    .map(({ textContent }) => textContent);
