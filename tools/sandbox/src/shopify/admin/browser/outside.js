/* global location, open */

/**
 * Opens what leads out of the app: a page of this admin, or another address in the whole window.
 *
 * @param {string} admin where the shop's admin is
 * @param {{ href: string, whole: boolean }} wish
 */
export function goOutside(admin, { href, whole }) {
  const url = new URL(href);
  if (url.protocol === 'shopify:') {
    const path = href.replace(/^shopify:(\/\/)?admin\/?/, '/');
    if (whole) location.assign(admin + path);
    else open(admin + path, '_blank', 'noopener');
  } else if (/^https?:$/.test(url.protocol)) location.assign(url);
}
