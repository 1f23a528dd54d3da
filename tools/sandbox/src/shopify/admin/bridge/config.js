/* global document, location, window */

/** @param {string} name */
const meta = (name) =>
  document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? undefined;

/** @param {string | undefined} text */
const listed = (text) => (text ?? '').split(/[\s,]+/).filter(Boolean);

/** The frame's name stays when the page in it is loaded anew, and is no storage. */
function fromFrame() {
  try {
    return JSON.parse(window.name);
  } catch {
    return {};
  }
}

/**
 * What is known at once: from the page itself, from its address, and from the frame around it.
 *
 * @param {HTMLScriptElement | null} script
 */
export function readConfig(script) {
  const apiKey = meta('shopify-api-key') ?? script?.dataset['apiKey'];
  if (!apiKey) throw new Error('The store’s script needs <meta name="shopify-api-key">.');
  const asked = new URLSearchParams(location.search);
  const frame = fromFrame();
  return {
    apiKey,
    appOrigins: listed(meta('shopify-app-origins')),
    disabledFeatures: listed(meta('shopify-disabled-features')),
    shop: asked.get('shop') ?? frame.shop,
    host: asked.get('host') ?? frame.host,
    locale: asked.get('locale') ?? frame.locale ?? 'en-US',
  };
}
