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

/** What the page names; `tools/start` sets each as an environment variable. */
const names = ['TINTORY_CONFIG', 'APP_BRIDGE_URL', 'SHOPIFY_API_KEY'];

/** In development Vite itself fills in what the server of the built app does: the run's settings. */
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
