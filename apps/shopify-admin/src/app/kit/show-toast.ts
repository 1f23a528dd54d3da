import type { Toast } from '@tintory/ui-kit';
import { appBridge } from '../bridge/app-bridge.ts';

/** Long enough to read; a message with something to undo stays longer. */
const shownForMs = { plain: 5_000, withAction: 8_000 } as const;

/** A passing message in the admin's own place for them. */
export function showToast({ tone, text, action }: Toast): void {
  appBridge()?.toast.show(text, {
    isError: tone === 'bad',
    duration: action ? shownForMs.withAction : shownForMs.plain,
    ...(action && { action: action.label, onAction: action.onClick }),
  });
}
