import { useEffect, useEffectEvent, type RefObject } from 'react';
import { commandOf, type PreviewCommand } from './preview-keys.ts';
import { readsFromRight } from './reading-direction.ts';

type Options = { zoomed: boolean; run: (command: PreviewCommand) => void };

/** Another window or a menu above has keys of its own. */
function isMeant(target: EventTarget | null, inside: HTMLElement | null): boolean {
  const dialog = inside?.closest('[role="dialog"]');
  return target instanceof Node && Boolean(dialog?.contains(target));
}

/**
 * The keys of the preview, wherever in its dialog the focus is. Heard at the document, after the
 * controls inside: a key they have used is not ours.
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
