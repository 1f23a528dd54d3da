import { latinKey } from '@tintory/tools-ui';

/** The preview's command for a key; `x` and `y` pan a zoomed picture. */
export type PreviewCommand =
  | { do: 'step'; by: 1 | -1 }
  | { do: 'first' | 'last' | 'zoomIn' | 'zoomOut' | 'fit' | 'compare' }
  | { do: 'pan'; x: number; y: number };

type Key = Pick<KeyboardEvent, 'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey'>;
type Setting = { rtl: boolean; zoomed: boolean };

const arrows: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const commands: Record<string, PreviewCommand> = {
  PageUp: { do: 'step', by: -1 },
  PageDown: { do: 'step', by: 1 },
  Home: { do: 'first' },
  End: { do: 'last' },
  '+': { do: 'zoomIn' },
  // Where plus needs Shift, the key alone is meant too.
  '=': { do: 'zoomIn' },
  '-': { do: 'zoomOut' },
  '0': { do: 'fit' },
  c: { do: 'compare' },
};

/** Arrows go to the next picture, or pan a zoomed one; null for other keys. */
export function commandOf(key: Key, { rtl, zoomed }: Setting): PreviewCommand | null {
  // The browser's own: copying, going back, zooming the page.
  if (key.altKey || key.ctrlKey || key.metaKey) return null;
  const arrow = arrows[key.key];
  if (!arrow) return commands[latinKey(key)] ?? null;
  if (zoomed) return { do: 'pan', ...arrow };
  if (arrow.x === 0) return null;
  return { do: 'step', by: arrow.x > 0 === rtl ? -1 : 1 };
}
