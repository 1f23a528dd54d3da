/* global document, location, window */
import { authorizeFetch } from './authorized-fetch.js';
import { openChannel } from './channel.js';
import { readConfig } from './config.js';
import { countNavigators } from './follow.js';
import { watchForms } from './form-save-bars.js';
import { takeOverLeaving } from './leaving.js';
import { createModals } from './modals.js';
import { pageAddress, watchAddress } from './page-address.js';
import { watchChrome } from './page-chrome.js';
import { stylePage } from './page-style.js';
import { createSaveBars } from './save-bars.js';
import { createToasts } from './toasts.js';

const script = /** @type {HTMLScriptElement | null} */ (document.currentScript);
const origin = new URL(script?.src ?? location.href).origin;
const config = readConfig(script);
const channel = openChannel(origin);
const embedded = window.parent !== window;

/** @param {string} feature */
const has = (feature) => !config.disabledFeatures.includes(feature);

const idToken = () => channel.ask('idToken');

/** @param {string} host */
function decoded(host) {
  try {
    return atob(host);
  } catch {
    return '';
  }
}

/** @param {any} options */
async function resourcePicker(options) {
  const chosen = await channel.ask('picker', structuredClone(options));
  return chosen ? Object.assign([...chosen], { selection: chosen }) : undefined;
}

/** Opened by itself but with a host in its address: the page belongs into that shop's admin. */
function enterAdmin() {
  const host = new URLSearchParams(location.search).get('host') ?? '';
  const [, store] = /^admin\.shopify\.com\/store\/([a-z0-9-]+)$/.exec(decoded(host)) ?? [];
  if (!store) return;
  const page = `/shopify/admin/${store}/apps/${config.apiKey}${pageAddress()}`;
  location.replace(new URL(page, origin));
}

stylePage();
const saveBar = createSaveBars(channel);
watchForms(saveBar);
const someoneListens = countNavigators();
if (embedded) {
  watchAddress((address) => channel.tell('address', address));
  takeOverLeaving(channel);
  watchChrome(channel, someoneListens);
  if (has('fetch')) authorizeFetch(config, idToken);
} else if (has('auto-redirect')) enterAdmin();

Object.assign(window, {
  shopify: {
    config,
    origin,
    ready: channel.ask('hello', { apiKey: config.apiKey }),
    environment: { embedded, mobile: false, pos: false, intent: false },
    idToken,
    user: () => channel.ask('user'),
    loading: (/** @type {boolean} */ isLoading = false) => channel.tell('loading', isLoading),
    toast: createToasts(channel),
    modal: createModals(channel),
    saveBar,
    resourcePicker,
    scopes: {
      query: () => channel.ask('scopes.query'),
      request: (/** @type {string[]} */ scopes) => channel.ask('scopes.request', scopes),
      revoke: (/** @type {string[]} */ scopes) => channel.ask('scopes.revoke', scopes),
    },
  },
});
