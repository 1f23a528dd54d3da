import { escapeHtml } from '../../../html-page.ts';
import type { Shop } from '../../model.ts';
import { adminPath, app, appPath } from '../address.ts';
import { hostOf } from '../frame-address.ts';
import { frameStyle } from './style.ts';

const safe = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The app's frame, and the admin's UI that App Bridge controls. */
export function appFrame(shop: Shop, src: string, locale: string, apiKey: string): string {
  const config = {
    ...{ apiKey, src },
    appOrigin: new URL(src).origin,
    admin: adminPath(shop),
    app: appPath(shop),
    // The frame's name, which the app's page can read synchronously even after a reload.
    name: JSON.stringify({ shop: shop.domain, host: hostOf(shop), locale }),
  };
  return `${frameStyle}
    <div class="bar"><a class="button" id="crumb" hidden>Back</a><h1 id="title">${app.name}</h1><div class="row" id="actions"></div></div>
    <div class="progress" id="loading" role="progressbar" aria-label="Loading" hidden></div>
    <div class="save-bar" id="save-bar" role="region" aria-label="Unsaved changes" hidden>
      <strong>Unsaved changes</strong><button id="discard">Discard</button><button id="save" class="main">Save</button>
    </div>
    <iframe id="app" title="${app.name}" name="${escapeHtml(config.name)}" allow="clipboard-write"></iframe>
    <div class="toasts" id="toasts" role="status" aria-live="polite"></div>
    <script type="application/json" id="config">${safe(config)}</script>
    <script type="module" src="/shopify/admin/scripts/main.js"></script>`;
}
