/* global document, Element, location */
import { listenToApp, teller } from './app-channel.js';
import { createChrome } from './chrome.js';
import { byId } from './element.js';
import { createModal } from './modal.js';
import { goOutside } from './outside.js';
import { pickProducts } from './picker.js';
import { createSaveBar } from './save-bar.js';
import { createScopes } from './scopes.js';
import { createServer } from './server.js';
import { createToasts } from './toasts.js';

const config = JSON.parse(byId('config').textContent ?? '{}');
const frame = /** @type {HTMLIFrameElement} */ (byId('app'));
const appName = frame.title;
const server = createServer(config.admin);
const toasts = createToasts();
const saveBar = createSaveBar();
const modal = createModal(config);
const scopes = createScopes(server, appName);

/** @param {string} topic @param {unknown} [value] */
const tell = (topic, value) =>
  frame.contentWindow && teller(frame.contentWindow, config.appOrigin)(topic, value);

/** @param {number} key */
const pressUnlessUnsaved = async (key) => {
  if (await saveBar.mayLeave()) tell('press', key);
};
const chrome = createChrome(config, appName, (key) => void pressUnlessUnsaved(key));

/** What only the page speaks of, not a modal over it. */
const ofPage =
  (/** @type {(value: any) => void} */ act) =>
  (/** @type {any} */ value, /** @type {import('./app-channel.js').Asker} */ { source }) => {
    if (source === frame.contentWindow) act(value);
  };

listenToApp(config.appOrigin, () => [frame, modal.frame()], {
  hello: ({ apiKey }) => {
    if (apiKey !== config.apiKey) throw new Error(`No app here has the client id ${apiKey}.`);
  },
  idToken: server.idToken,
  user: () => ({ accountAccess: 'Full access' }),
  address: ofPage(chrome.moved),
  chrome: ofPage(chrome.show),
  loading: (isLoading) => {
    byId('loading').hidden = !isLoading;
  },
  'toast.show': (toast, asker) =>
    toasts.show(toast, (what) => asker.tell('toast', { id: toast.id, what })),
  'toast.hide': toasts.hide,
  'saveBar.show': (view, asker) => saveBar.show(view, (what) => asker.tell('saveBar', what)),
  'saveBar.hide': saveBar.hide,
  'saveBar.leave': async () => {
    // Who stays has nothing more to do here: the app goes on waiting.
    if (!(await saveBar.mayLeave())) await new Promise(() => undefined);
  },
  'modal.show': (view, asker) => modal.show(view, asker.tell),
  'modal.hide': modal.hide,
  picker: (options) => pickProducts(server, options),
  'scopes.query': scopes.query,
  'scopes.request': scopes.request,
  'scopes.revoke': scopes.revoke,
  leave: (wish) => goOutside(config.admin, wish),
});

// Only now: whatever the app says first is heard.
frame.src = config.src;

// The store's own pages are another page: what is not saved in the app would be gone.
document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('#side a') : null;
  if (!link || event.defaultPrevented || byId('save-bar').hidden) return;
  event.preventDefault();
  void leaveFor(/** @type {HTMLAnchorElement} */ (link).href);
});

/** @param {string} href */
async function leaveFor(href) {
  if (await saveBar.mayLeave()) location.assign(href);
}
