import { join } from 'node:path';
import { root } from './paths.mjs';

const dist = (name) => join(root, 'apps', name, 'dist');

/** No inline scripts; styles may be inline, since the kits position what floats so. */
const policy = ({ apiOrigin, scripts = [], pictures = [], frames }) =>
  [
    "default-src 'self'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src ${["'self'", 'data:', 'blob:', apiOrigin, ...pictures].join(' ')}`,
    `connect-src ${["'self'", 'blob:', apiOrigin, apiOrigin.replace(/^http/, 'ws'), ...scripts, ...pictures].join(' ')}`,
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    `frame-ancestors ${frames}`,
  ].join('; ');

const listed = (text) => text.split(/[\s,]+/).filter(Boolean);

/** How the consumers' app is served: framed by nobody, its public pages as the build drew them. */
export function webApp(env) {
  const apiOrigin = String(env.API_ORIGIN);
  // Merchants work here, too, with pictures of their store.
  const pictures = listed(env.STORE_PICTURE_ORIGINS || platform.pictures);
  const firebase = {
    apiKey: env.FIREBASE_API_KEY,
    authDomain: env.FIREBASE_AUTH_DOMAIN,
    projectId: env.FIREBASE_PROJECT_ID,
    tokenSyncUrl: env.FIREBASE_TOKEN_SYNC_URL,
  };
  return {
    folder: env.APP_FOLDER || dist('web'),
    port: Number(env.WEB_PORT),
    values: { TINTORY_CONFIG: JSON.stringify({ apiOrigin, firebase }) },
    drawnPages: { '/': 'home.html', '/pricing': 'pricing.html' },
    headers: () => ({
      'content-security-policy': policy({ apiOrigin, pictures, frames: "'none'" }),
      'referrer-policy': 'strict-origin-when-cross-origin',
    }),
    // What the auth provider's library asks under the app's own address.
    passOn: env.FIREBASE_AUTH_ORIGIN && {
      paths: /^\/(?:__|emulator)\/auth\//,
      origin: env.FIREBASE_AUTH_ORIGIN,
    },
  };
}

/** Where the store platform itself serves from. */
const platform = {
  appBridgeUrl: 'https://cdn.shopify.com/shopifycloud/app-bridge.js',
  pictures: 'https://cdn.shopify.com',
  admin: 'https://admin.shopify.com',
};

/** A shop as the store platform names it: anything else in its place is no origin of a frame. */
const shopName = /^[a-z0-9][a-z0-9-]*\.myshopify\.com$/;

/** How the merchants' app is served: framed by the admin of the shop that the address names. */
export function merchantApp(env) {
  const apiOrigin = String(env.API_ORIGIN);
  const appBridgeUrl = env.APP_BRIDGE_URL || platform.appBridgeUrl;
  const scripts = [new URL(appBridgeUrl).origin];
  const pictures = listed(env.STORE_PICTURE_ORIGINS || platform.pictures);
  const admins = listed(env.STORE_ADMIN_ORIGINS || platform.admin);
  return {
    folder: env.APP_FOLDER || dist('shopify-admin'),
    port: Number(env.SHOPIFY_ADMIN_PORT),
    base: '/dropshipping/app',
    values: {
      TINTORY_CONFIG: JSON.stringify({ apiOrigin, supportEmail: env.SUPPORT_EMAIL || undefined }),
      APP_BRIDGE_URL: appBridgeUrl,
      SHOPIFY_API_KEY: String(env.SHOPIFY_API_KEY),
    },
    headers: (url) => {
      const shop = url.searchParams.get('shop') ?? '';
      const frames = [...(shopName.test(shop) ? [`https://${shop}`] : []), ...admins];
      return {
        'content-security-policy': policy({
          apiOrigin,
          scripts,
          pictures,
          frames: frames.join(' '),
        }),
        // The address carries who asks: it stays between the admin and here.
        'referrer-policy': 'same-origin',
      };
    },
  };
}

/** Every built app by the name of its folder. */
export const apps = {
  web: { project: '@tintory/web', serve: webApp },
  'shopify-admin': { project: '@tintory/shopify-admin', serve: merchantApp },
};
