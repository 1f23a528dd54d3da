import { openModal } from '@tintory/ui-kit';
import { useEffect } from 'react';

declare module '@tintory/ui-kit' {
  interface ModalMap {
    palette: object;
  }
}

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The shortcut as text. */
export const paletteKeys = isMac ? '⌘K' : 'Ctrl K';

export const openPalette = () => openModal('palette', {});

/** Opens the palette by Ctrl or Cmd and K, except in a modal dialog. */
export function usePaletteKey(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, shiftKey, altKey, code } = event;
      // `code` is the physical key, since Arabic layouts type another letter.
      if (code !== 'KeyK' || ctrlKey === metaKey || shiftKey || altKey) return;
      if (document.querySelector('[aria-modal="true"]')) return;
      event.preventDefault();
      openPalette();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
