import type { Plugin } from 'vite';

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** In development Vite itself fills in what the server of the built app does: the run's addresses. */
export function devConfig(
  apiOrigin = 'http://localhost:3333',
  appBridgeUrl = 'http://127.0.0.1:4400/shopify/app-bridge.js',
  apiKey = 'sandbox-store-app',
): Plugin {
  return {
    name: 'tintory:dev-config',
    apply: 'serve',
    transformIndexHtml: (html) =>
      html
        .replace('%TINTORY_CONFIG%', escapeHtml(JSON.stringify({ apiOrigin })))
        .replace('%APP_BRIDGE_URL%', escapeHtml(appBridgeUrl))
        .replace('%SHOPIFY_API_KEY%', escapeHtml(apiKey)),
  };
}
