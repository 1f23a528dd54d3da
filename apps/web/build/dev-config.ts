import type { Plugin } from 'vite';

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** In development Vite itself fills in what the server of the built app does: the run's addresses. */
export function devConfig(
  apiOrigin = 'http://localhost:3333',
  authOrigin = 'http://localhost:4400',
): Plugin {
  const firebase = { apiKey: 'sandbox-api-key', projectId: 'tintory-local' };
  return {
    name: 'tintory:dev-config',
    apply: 'serve',
    config: () => ({ server: { proxy: { '/__/auth': authOrigin, '/emulator/auth': authOrigin } } }),
    transformIndexHtml: (html) =>
      html.replace('%TINTORY_CONFIG%', escapeHtml(JSON.stringify({ apiOrigin, firebase }))),
  };
}
