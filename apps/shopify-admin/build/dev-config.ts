import { loadEnv, type HtmlTagDescriptor, type Plugin } from 'vite';

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * React's development build reads all props for its performance tracks, and throws on a cross-
 * origin `window`, which Polaris passes as a prop inside a frame. Without this method it records no
 * tracks.
 */
const withoutTracks: HtmlTagDescriptor = {
  tag: 'script',
  children: 'console.timeStamp = undefined;',
  injectTo: 'head',
};

/** Placeholders in the page; `tools/start` sets each as an environment variable. */
const names = ['TINTORY_CONFIG', 'APP_BRIDGE_URL', 'SHOPIFY_API_KEY'];

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
    },
    transformIndexHtml: (html) => {
      const filled = names.reduce(
        (text, name) => text.replace(`%${name}%`, () => escapeHtml(env[name] ?? '')),
        html,
      );
      return { html: filled, tags: [withoutTracks] };
    },
  };
}
