import type { Toast } from '@tintory/ui-kit';
import { appBridge } from '../bridge/app-bridge.ts';

/** Long enough to read; a message with something to undo stays longer. */
const shownForMs = { plain: 5_000, withAction: 8_000 } as const;

/** The last success that offers to take back what it tells of. */
let offering: string | undefined;

/**
 * A passing message in the admin's own place for them. The success after an offer may tell that it
 * was taken up elsewhere on the page, so that it must not be offered once more.
 */
export function showToast({ tone, text, action }: Toast): void {
  const toasts = appBridge()?.toast;
  if (tone === 'good' && !action && offering !== undefined) toasts?.hide(offering);
  const id = toasts?.show(text, {
    isError: tone === 'bad',
    duration: action ? shownForMs.withAction : shownForMs.plain,
    ...(action && { action: action.label, onAction: action.onClick }),
  });
  if (tone === 'good') offering = action && id;
}
