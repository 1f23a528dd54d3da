/* global document */
import { make, makeButton } from './element.js';

/**
 * A dialog over the admin. `close` ends it; `onClose` hears every end but that one.
 *
 * @param {string} title
 * @param {{ body: Node[], bare?: boolean, size?: string, footer?: Node[], onClose(): void }} parts
 */
export function openDialog(title, { body, bare = false, size = 'base', footer = [], onClose }) {
  const close = () => {
    dialog.close();
    dialog.remove();
  };
  const dismiss = () => {
    close();
    onClose();
  };
  const cross = makeButton('×', dismiss);
  cross.ariaLabel = 'Close';
  const dialog = make(
    'dialog',
    { className: size, ariaLabel: title },
    make('header', {}, make('h2', {}, title), cross),
    make('div', { className: bare ? 'body bare' : 'body' }, ...body),
    make('footer', {}, ...footer),
  );
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    dismiss();
  });
  document.body.append(dialog);
  dialog.showModal();
  return { dialog, close, dismiss };
}

/**
 * Asks for a yes; closing it is a no.
 *
 * @param {string} title
 * @param {string} text
 * @param {{ yes: string, no: string, critical?: boolean }} labels
 * @returns {Promise<boolean>}
 */
export function confirmDialog(title, text, { yes, no, critical = false }) {
  return new Promise((resolve) => {
    const answer = (/** @type {boolean} */ value) => () => {
      opened.close();
      resolve(value);
    };
    const opened = openDialog(title, {
      body: [make('p', {}, text)],
      size: 'small',
      footer: [
        makeButton(no, answer(false)),
        makeButton(yes, answer(true), { main: !critical, critical }),
      ],
      onClose: () => resolve(false),
    });
  });
}
