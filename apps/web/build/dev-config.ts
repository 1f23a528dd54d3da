import { loadEnv, type Plugin } from 'vite';

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Paths that the auth provider's library requests at the app's origin. */
const providerPaths = [
  '/__/auth/',
  '/__/firebase/init.json',
  '/emulator/auth/',
  '/identitytoolkit.googleapis.com/',
  '/securetoken.googleapis.com/',
];

/** With `nx serve web` or `nx preview web` alone, the page uses the API of `npm start`. */
const apiOrigin = 'http://localhost:3333';
const alone = JSON.stringify({ apiOrigin });

export const localConfig = () => ({ apiOrigin, escaped: escapeHtml(alone) });

/**
 * Inserts the run's settings into the page in development, as the server does for the built app.
 */
export function devConfig(): Plugin {
  let env: Record<string, string> = {};
  return {
    name: 'tintory:dev-config',
    apply: 'serve',
    config: (_, { mode }) => {
      env = loadEnv(mode, import.meta.dirname, '');
      const authOrigin = env['FIREBASE_AUTH_ORIGIN'] ?? '';
      return {
        server: { proxy: Object.fromEntries(providerPaths.map((path) => [path, authOrigin])) },
      };
    },
    transformIndexHtml: (html) =>
      html.replace('%TINTORY_CONFIG%', () => escapeHtml(env['TINTORY_CONFIG'] ?? alone)),
  };
}
