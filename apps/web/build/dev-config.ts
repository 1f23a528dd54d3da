import { loadEnv, type Plugin } from 'vite';

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** What the auth provider's library asks under the app's own address. */
const providerPaths = [
  '/__/auth/',
  '/__/firebase/init.json',
  '/emulator/auth/',
  '/identitytoolkit.googleapis.com/',
  '/securetoken.googleapis.com/',
];

/** Served alone, by `nx serve web` or `nx preview web`, the page asks the API that `npm start` runs. */
const apiOrigin = 'http://localhost:3333';
const alone = JSON.stringify({ apiOrigin });

export const localConfig = () => ({ apiOrigin, escaped: escapeHtml(alone) });

/** In development Vite itself fills in what the server of the built app does: the run's settings. */
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
