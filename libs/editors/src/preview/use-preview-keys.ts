import { useEffect, useEffectEvent, type RefObject } from 'react';
import { commandOf, type PreviewCommand } from './preview-keys.ts';
import { readsFromRight } from './reading-direction.ts';

type Options = { zoomed: boolean; run: (command: PreviewCommand) => void };

/** A dialog or menu above has its own shortcuts. */
function isMeant(target: EventTarget | null, inside: HTMLElement | null): boolean {
  const dialog = inside?.closest('[role="dialog"]');
  return target instanceof Node && Boolean(dialog?.contains(target));
}

/**
 * The preview's shortcuts, for any focus in its dialog. Listens on the document, so that controls
 * inside handle their keys first.
 */
export function usePreviewKeys(inside: RefObject<HTMLElement | null>, options: Options): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !isMeant(event.target, inside.current)) return;
    const command = commandOf(event, { rtl: readsFromRight(), zoomed: options.zoomed });
    if (!command) return;
    event.preventDefault();
    options.run(command);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
