/* global addEventListener, document, location, MouseEvent, removeEventListener */

const type = 'shopify:navigate';

/** Whether the app wants to hear of the admin's navigation: then it goes there by itself. */
export function countNavigators() {
  let count = 0;
  const { addEventListener: add, removeEventListener: remove } = document;
  /** @param {Parameters<typeof add>} args */
  document.addEventListener = function (...args) {
    if (args[0] === type) count += 1;
    add.apply(this, args);
  };
  /** @param {Parameters<typeof remove>} args */
  document.removeEventListener = function (...args) {
    if (args[0] === type) count -= 1;
    remove.apply(this, args);
  };
  return () => count > 0;
}

/**
 * Goes where a link of the app leads: the app's router first, then whoever listens, and else by
 * loading the page.
 *
 * @param {Element} link
 * @param {() => boolean} someoneListens
 */
export function follow(link, someoneListens) {
  let routed = true;
  /** @param {Event} event */
  const seen = (event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    routed = false;
  };
  addEventListener('click', seen);
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  removeEventListener('click', seen);
  const href = link.getAttribute('href');
  if (routed || !href) return;
  const asked = new CustomEvent(type, { bubbles: true, cancelable: true });
  if (link.dispatchEvent(asked) && !someoneListens()) location.assign(href);
}
