import { openDialog } from './dialogs.js';
import { make, makeButton } from './element.js';

/** @typedef {import('./chrome.js').AppItem} AppItem */

/**
 * A page of the app in a dialog over everything.
 *
 * @param {{ appOrigin: string, name: string }} config
 */
export function createModal({ appOrigin, name }) {
  /** @type {HTMLIFrameElement | null} */
  let frame = null;
  /** @type {ReturnType<typeof openDialog> | null} */
  let opened = null;

  const end = () => {
    frame = null;
    opened = null;
  };
  const hide = () => {
    opened?.close();
    end();
  };

  return {
    frame: () => frame,
    hide,
    /**
     * @param {{ src: string, title: string, variant: string, buttons: AppItem[] }} view
     * @param {(topic: string, value?: unknown) => void} tell
     */
    show({ src, title, variant, buttons }, tell) {
      if (new URL(src).origin !== appOrigin) throw new Error('A modal shows pages of the app.');
      hide();
      frame = make('iframe', { name, title: title || 'Modal', src });
      opened = openDialog(title, {
        body: [frame],
        bare: true,
        size: variant,
        footer: buttons.map(({ key, label, primary, ...look }) =>
          makeButton(label, () => tell('modal.press', key), { ...look, main: primary }),
        ),
        onClose: () => {
          end();
          tell('modal.closed');
        },
      });
    },
  };
}
