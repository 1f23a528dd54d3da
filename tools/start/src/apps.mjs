import { join } from 'node:path';
import { articleFinder } from './find-article.mjs';
import { googleSignIn } from './google-sign-in.mjs';
import { isDemo, isFramed, joinSources, pageServices } from './page-services.mjs';
import { root } from './paths.mjs';

const dist = (name) => join(root, 'apps', name, 'dist');

/**
 * No inline scripts. Inline styles are allowed, because the UI kits position overlays with them.
 */
const policy = ({ apiOrigin, frames, ...more }) => {
  const { scripts = [], styles = [], pictures = [], fonts = [], media = [] } = more;
  const { calls = [], framed = [] } = more;
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    `style-src ${["'self'", "'unsafe-inline'", ...styles].join(' ')}`,
    `img-src ${["'self'", 'data:', 'blob:', apiOrigin, ...pictures].join(' ')}`,
    `connect-src ${["'self'", 'blob:', apiOrigin, apiOrigin.replace(/^http/, 'ws'), ...calls, ...pictures].join(' ')}`,
    ...(framed.length > 0 ? [`frame-src ${["'self'", ...framed].join(' ')}`] : []),
    ...(media.length > 0
      ? [`media-src ${["'self'", 'blob:', apiOrigin, ...media].join(' ')}`]
      : []),
    `font-src ${["'self'", ...fonts].join(' ')}`,
    "object-src 'none'",
    "base-uri 'self'",
    `frame-ancestors ${frames}`,
  ].join('; ');
};

const listed = (text) => text.split(/[\s,]+/).filter(Boolean);

/** Origins of pictures besides the API: the store's, and the bucket's for presigned URLs. */
const pictureOrigins = (env) => [
  ...listed(env.STORE_PICTURE_ORIGINS || platform.pictures),
  ...bucketOrigin(env),
];

/**
 * The bucket's origin as in the S3 client: path-style for a custom endpoint or a name with dots.
 */
function bucketOrigin({ S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_REGION: region }) {
  if (!bucket) return [];
  if (endpoint) return [new URL(endpoint).origin];
  const host = `s3.${region || 'us-east-1'}.amazonaws.com`;
  return [`https://${bucket.includes('.') ? host : `${bucket}.${host}`}`];
}

/** How the web app is served: public pages as prerendered, framing only for pages meant for it. */
export function webApp(env) {
  const apiOrigin = String(env.API_ORIGIN);
  const webOrigin = env.WEB_ORIGIN || `http://localhost:${env.WEB_PORT}`;
  // Merchants also use this app, with their store's pictures.
  const pictures = pictureOrigins(env);
  const google = googleSignIn(env);
  const services = pageServices(env);
  const config = {
    apiOrigin,
    webOrigin,
    supportEmail: env.SUPPORT_EMAIL || undefined,
    storeHost: env.STORE_HOST || undefined,
    storeAppUrl: env.STORE_APP_URL || undefined,
    uploadKey: env.UPLOAD_KEY || undefined,
    firebase: google.settings,
    isDemo: isDemo(env),
    ...services.settings,
  };
  return {
    folder: env.APP_FOLDER || dist('web'),
    port: Number(env.WEB_PORT),
    values: {
      TINTORY_CONFIG: JSON.stringify(config),
      API_ORIGIN: apiOrigin,
      WEB_ORIGIN: webOrigin,
    },
    shell: 'app.html',
    // The build prerenders only the product's own articles.
    undrawn: env.CMS_URL ? /^(\/\w\w)?\/(blog(\/|$)|sitemap-blog\.xml$)/ : undefined,
    finds: env.CMS_URL ? articleFinder(apiOrigin) : undefined,
    headers: (url) => ({
      'content-security-policy': policy({
        apiOrigin,
        // No third-party scripts in a framed page.
        ...joinSources({ pictures }, ...(isFramed(url) ? [] : [google.policy, services.policy])),
        frames: services.framesOf(url),
      }),
      'referrer-policy': 'strict-origin-when-cross-origin',
    }),
    passOn: google.passOn,
  };
}

/** Shopify's own origins. */
const platform = {
  appBridgeUrl: 'https://cdn.shopify.com/shopifycloud/app-bridge.js',
  pictures: 'https://cdn.shopify.com',
  admin: 'https://admin.shopify.com',
};

/** A shop's domain at Shopify; anything else is not allowed as a frame ancestor. */
const shopName = /^[a-z0-9][a-z0-9-]*\.myshopify\.com$/;

/** How the merchant app is served: framed by the admin of the shop in the URL. */
export function merchantApp(env) {
  const apiOrigin = String(env.API_ORIGIN);
  const appBridgeUrl = env.APP_BRIDGE_URL || platform.appBridgeUrl;
  const scripts = [new URL(appBridgeUrl).origin];
  const pictures = pictureOrigins(env);
  const admins = listed(env.STORE_ADMIN_ORIGINS || platform.admin);
  return {
    folder: env.APP_FOLDER || dist('shopify-admin'),
    port: Number(env.SHOPIFY_ADMIN_PORT),
    base: '/dropshipping/app',
    values: {
      TINTORY_CONFIG: JSON.stringify({
        apiOrigin,
        uploadKey: env.UPLOAD_KEY || undefined,
        supportEmail: env.SUPPORT_EMAIL || undefined,
        isDemo: isDemo(env),
      }),
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
          calls: scripts,
          pictures,
          frames: frames.join(' '),
        }),
        // The URL identifies the shop, so it is not sent to other origins.
        'referrer-policy': 'same-origin',
      };
    },
  };
}

/** The apps by folder name. */
export const apps = {
  web: { project: '@tintory/web', serve: webApp },
  'shopify-admin': { project: '@tintory/shopify-admin', serve: merchantApp },
};
