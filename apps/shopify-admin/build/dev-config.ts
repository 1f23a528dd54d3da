import { loadEnv, type HtmlTagDescriptor, type Plugin } from 'vite';

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * React's development build walks all props for its performance tracks, and falls over the window of
 * another site, which Polaris hands around inside a frame. Without this method it draws no tracks.
 */
const withoutTracks: HtmlTagDescriptor = {
  tag: 'script',
  children: 'console.timeStamp = undefined;',
  injectTo: 'head',
};

/** In development Vite itself fills in what the server of the built app does: the run's addresses. */
export function devConfig(): Plugin {
  let env: Record<string, string> = {};
  return {
    name: 'tintory:dev-config',
    apply: 'serve',
    config: (_, { mode }) => {
      env = loadEnv(mode, import.meta.dirname, '');
    },
    transformIndexHtml: (html) => {
      const { API_ORIGIN: apiOrigin, SUPPORT_EMAIL: supportEmail } = env;
      const values = {
        TINTORY_CONFIG: JSON.stringify({ apiOrigin, supportEmail }),
        APP_BRIDGE_URL: env['APP_BRIDGE_URL'] ?? '',
        SHOPIFY_API_KEY: env['SHOPIFY_API_KEY'] ?? '',
      };
      const filled = Object.entries(values).reduce(
        (text, [name, value]) => text.replace(`%${name}%`, escapeHtml(value)),
        html,
      );
      return { html: filled, tags: [withoutTracks] };
    },
  };
}
