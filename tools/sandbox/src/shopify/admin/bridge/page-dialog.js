/* global document */

/** @type {Record<string, string>} */
const widths = { small: '380px', base: '620px', large: '980px', max: '100vw' };

/** @param {string} text @param {() => void} onClick */
function button(text, onClick) {
  const element = document.createElement('button');
  element.textContent = text;
  element.type = 'button';
  element.addEventListener('click', onClick);
  return element;
}

/**
 * A dialog over the app's page around something that the page draws.
 *
 * @param {import('./title-bar.js').TitleBar & { variant: string }} view
 * @param {Element | undefined} content
 * @param {{ onPress(key: number): void, onClose(): void }} on
 */
export function openInPage(view, content, { onPress, onClose }) {
  const dialog = document.createElement('dialog');
  dialog.className = 'app-bridge-dialog';
  dialog.style.maxWidth = `min(calc(100vw - 32px), ${widths[view.variant] ?? widths.base})`;
  dialog.ariaLabel = view.title;
  const head = document.createElement('header');
  const title = document.createElement('h2');
  title.textContent = view.title;
  const close = button('×', onClose);
  close.ariaLabel = 'Close';
  head.append(title, close);
  const body = document.createElement('div');
  if (content) body.append(content);
  const foot = document.createElement('footer');
  foot.append(...view.buttons.map(({ key, label }) => button(label, () => onPress(key))));
  dialog.append(head, body, foot);
  document.body.append(dialog);
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    onClose();
  });
  dialog.showModal();
  return { close: () => dialog.remove() };
}
