import { loadEnv, type Plugin } from 'vite';

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** In development Vite itself fills in what the server of the built app does: the run's addresses. */
export function devConfig(): Plugin {
  let env: Record<string, string> = {};
  return {
    name: 'tintory:dev-config',
    apply: 'serve',
    config: (_, { mode }) => {
      env = loadEnv(mode, import.meta.dirname, '');
      const authOrigin = env['FIREBASE_AUTH_ORIGIN'] ?? '';
      return { server: { proxy: { '/__/auth': authOrigin, '/emulator/auth': authOrigin } } };
    },
    transformIndexHtml: (html) => {
      const firebase = { apiKey: env['FIREBASE_API_KEY'], projectId: env['FIREBASE_PROJECT_ID'] };
      const config = JSON.stringify({ apiOrigin: env['API_ORIGIN'], firebase });
      return html.replace('%TINTORY_CONFIG%', escapeHtml(config));
    },
  };
}
