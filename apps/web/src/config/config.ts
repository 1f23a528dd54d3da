import { defaultTokenMaxAgeSeconds, type FirebaseConfig } from '@tintory/session';

export type Config = {
  /** Origin of the API. */
  apiOrigin: string;
  /** The app's origin in canonical and shared URLs. */
  webOrigin: string;
  /** Host of the store platform's own app, where there is one. */
  storeHost: string | null;
  /** URL at which merchants install the store app; null if the operator has none. */
  storeAppUrl: string | null;
  /** Key that signs uploads to a back end whose sessions have none; null for ours. */
  uploadKey: string | null;
  /** Support address; null if the operator has none. */
  supportEmail: string | null;
  /** GA4 property that counts page views; null to count them ourselves. */
  ga4Id: string | null;
  /** Crisp website id of the chat that replaces our help form; null for the form. */
  crispId: string | null;
  /** URL of the sister product's banner, with `{lang}`; null for no banner. */
  bannerUrl: string | null;
  /** Origins that may frame the pages below `/iframe` besides our own. */
  frameOrigins: readonly string[];
  /** Whether this is a public demo without real providers. */
  isDemo: boolean;
  /** Configuration of sign-in with Google; null if the deployment has none. */
  firebase: FirebaseConfig | null;
};

const isOrigin = (value: unknown): value is string =>
  typeof value === 'string' && URL.canParse(value) && new URL(value).origin === value;

/**
 * Reads the configuration that the server wrote into the page, so that one build serves every
 * deployment.
 */
export function readConfig(page: ParentNode = document): Config {
  const content = page.querySelector('meta[name="tintory-config"]')?.getAttribute('content');
  const values = JSON.parse(content ?? '{}') as Record<string, unknown>;
  const { apiOrigin, webOrigin, storeHost, storeAppUrl, uploadKey, supportEmail } = values;
  if (!isOrigin(apiOrigin)) {
    throw new Error('The page names no API: its "tintory-config" needs an apiOrigin.');
  }
  return {
    apiOrigin,
    webOrigin: isOrigin(webOrigin) ? webOrigin : location.origin,
    storeHost: textOrNull(storeHost),
    storeAppUrl: webAddressOrNull(storeAppUrl),
    uploadKey: textOrNull(uploadKey),
    supportEmail: isAddress(supportEmail) ? supportEmail : null,
    ga4Id: textOrNull(values['ga4Id']),
    crispId: textOrNull(values['crispId']),
    bannerUrl: textOrNull(values['bannerUrl']),
    frameOrigins: originsOf(values['frameOrigins']),
    isDemo: values['isDemo'] === true,
    firebase: readFirebase(values['firebase']),
  };
}

const originsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => isOrigin(one)) : [];

const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && /^[^\s@]+@[^\s@]+$/.test(value);

const webAddressOrNull = (value: unknown) =>
  typeof value === 'string' && /^https?:/.test(value) && URL.canParse(value) ? value : null;

const textOrNull = (value: unknown) => (typeof value === 'string' && value ? value : null);

function readFirebase(value: unknown): FirebaseConfig | null {
  if (typeof value !== 'object' || value === null) return null;
  const { apiKey, authDomain, tokenSyncUrl, tokenMaxAgeSeconds } = value as Record<string, unknown>;
  const key = textOrNull(apiKey);
  if (!key) return null;
  const domain = textOrNull(authDomain);
  const url = textOrNull(tokenSyncUrl);
  return {
    apiKey: key,
    // The library requires one even if unused.
    authDomain: domain ?? location.host,
    // Without its own domain the provider is proxied at this page's origin.
    emulatorOrigin: domain ? null : location.origin,
    tokenSync: url
      ? { url, maxAgeSeconds: Number(tokenMaxAgeSeconds) || defaultTokenMaxAgeSeconds }
      : null,
  };
}
