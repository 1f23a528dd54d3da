/* global document, Element, location, window */

const outer = ['_top', '_parent'];

/**
 * Whatever leads out of the frame is the admin's to open: its own pages and the whole window.
 *
 * @param {import('./channel.js').Channel} channel
 */
export function takeOverLeaving(channel) {
  /** @param {string | URL} address @param {string | null | undefined} target */
  function leave(address, target) {
    const { href, protocol } = new URL(address, location.href);
    const whole = outer.includes(target ?? '');
    if (protocol !== 'shopify:' && !whole) return false;
    channel.tell('leave', { href, whole: target !== '_blank' });
    return true;
  }

  const { open } = window;
  window.open = (address = '', target, features) =>
    leave(address, target) ? null : open.call(window, address, target, features);

  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!link || event.defaultPrevented) return;
    if (leave(link.getAttribute('href') ?? '', link.getAttribute('target'))) event.preventDefault();
  });
}
