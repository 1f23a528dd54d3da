import { JSDOM } from 'jsdom';
import { createServer } from 'vite';

/** What the app looks for in a browser before it draws its first page. */
const browserGlobals = (window: JSDOM['window']): Record<string, unknown> => ({
  window,
  document: window.document,
  navigator: window.navigator,
  location: window.location,
  history: window.history,
  localStorage: window.localStorage,
  sessionStorage: window.sessionStorage,
  addEventListener: window.addEventListener.bind(window),
  removeEventListener: window.removeEventListener.bind(window),
});

/** The markup of each page, drawn by the app itself; pictures by their places in the source. */
export async function drawPages(paths: string[]): Promise<string[]> {
  const { window } = new JSDOM('<!doctype html><html><body></body></html>', {
    url: 'http://localhost/',
  });
  window.scrollTo = () => undefined;
  const globals = browserGlobals(window);
  for (const [name, value] of Object.entries(globals)) {
    Object.defineProperty(globalThis, name, { value, configurable: true });
  }
  const server = await createServer({
    // Nothing is served: no watching, and no packing of dependencies for a browser.
    server: { middlewareMode: true, ws: false, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    appType: 'custom',
    logLevel: 'error',
    ssr: {
      resolve: { conditions: ['@tintory/source', 'module', 'node', 'development|production'] },
    },
  });
  try {
    const { pageMarkup } = await server.ssrLoadModule('/src/page-markup.tsx');
    const drawings: string[] = [];
    for (const path of paths) {
      drawings.push(await (pageMarkup as (path: string) => Promise<string>)(path));
    }
    return drawings;
  } finally {
    await server.close();
    window.close();
    for (const name of Object.keys(globals)) Reflect.deleteProperty(globalThis, name);
  }
}
