import { defaultTokenMaxAgeSeconds, type FirebaseConfig } from '@tintory/session';

export type Config = {
  /** Origin of the API. */
  apiOrigin: string;
  /** Origin that search engines and shared links know this app by. */
  webOrigin: string;
  /** Host of the store platform's own app, where there is one. */
  storeHost: string | null;
  /** Where merchants install the app for their store; null where the operator names no page. */
  storeAppUrl: string | null;
  /** Signs uploads to a back end whose sessions bring no key of their own; null for ours. */
  uploadKey: string | null;
  /** Where people write to when they are stuck; null where the operator names no address. */
  supportEmail: string | null;
  /** The GA4 property that counts views instead of us; null where we count. */
  ga4Id: string | null;
  /** The Crisp website whose chat stands in for our help form; null for the form alone. */
  crispId: string | null;
  /** The page in the sister product's banner, with `{lang}`; null for no banner. */
  bannerUrl: string | null;
  /** Origins that may frame the pages below `/iframe` besides our own. */
  frameOrigins: readonly string[];
  /** Whether this is a product of stand-ins that others reach. */
  isDemo: boolean;
  /** Where people sign in with Google; null where a deployment has none. */
  firebase: FirebaseConfig | null;
};

const isOrigin = (value: unknown): value is string =>
  typeof value === 'string' && URL.canParse(value) && new URL(value).origin === value;

/** Reads what the server of this page wrote into it; one build serves every address. */
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
    // The library wants one even where it is not asked.
    authDomain: domain ?? location.host,
    // Without a domain of its own the provider is reached under this page's own address.
    emulatorOrigin: domain ? null : location.origin,
    tokenSync: url
      ? { url, maxAgeSeconds: Number(tokenMaxAgeSeconds) || defaultTokenMaxAgeSeconds }
      : null,
  };
}
